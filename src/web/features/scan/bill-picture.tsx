import { useEffect, useRef } from "react";
import { SCANNED_FIELDS, type ScannedField, type ScanResult } from "#contract/scan.ts";
import { PicturePage } from "./picture-page.tsx";

type Props = { result: ScanResult; active: ScannedField | undefined };

/** Brings what a field was read from into the middle of the window, without moving anything else on the screen. */
function useFollow(result: ScanResult, active: ScannedField | undefined) {
  const view = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = view.current?.querySelector<HTMLElement>(`[data-mark="${active}"]`);
    if (!view.current || !mark || !active || !result.findings[active]) return;
    const window = view.current.getBoundingClientRect();
    const { top, height } = mark.getBoundingClientRect();
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    view.current.scrollBy({ top: top + height / 2 - window.top - window.height / 2, behavior });
  }, [result, active]);
  return view;
}

/** The bill as it was read, with a frame around every finding. */
export function BillPicture({ result, active }: Props) {
  const view = useFollow(result, active);
  const pages = result.pages.map((page, index) => ({ ...page, number: index + 1 }));
  return (
    // It stays in sight: on a phone as a strip above the form that shows the place of the field in use.
    <div className="sticky top-0 z-10 self-start max-md:-top-5 max-md:-mx-4 max-md:-mt-5 max-md:border-b max-md:border-border max-md:bg-surface max-md:px-4 max-md:py-3 sm:max-md:-mx-6 sm:max-md:px-6">
      <section
        ref={view}
        aria-label="The bill as it was read"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach that.
        tabIndex={0}
        className="max-h-[max(4rem,calc((100dvh-var(--keyboard,0px))*0.2))] overflow-y-auto overscroll-contain rounded-control border border-border bg-surface-sunken p-2 md:max-h-[min(38rem,calc(100dvh-16rem))] md:p-3"
      >
        {pages.map((page) => {
          const marks = SCANNED_FIELDS.filter((field) => result.findings[field]?.page === page.number);
          return page.picture === null ? null : (
            <PicturePage
              key={page.number}
              page={{ ...page, picture: page.picture, count: pages.length }}
              fields={marks}
              result={result}
              active={active}
            />
          );
        })}
      </section>
    </div>
  );
}
