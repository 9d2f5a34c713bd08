import { useEffect, useRef } from "react";
import { SCANNED_FIELDS, type ScannedField, type ScanResult } from "#contract/scan.ts";
import { cx } from "#web/ui/cx.ts";
import { confidenceIn, FIELD_NAMES } from "./field-confidence.tsx";

type Props = { result: ScanResult; active: ScannedField | undefined };

/** Scrolls to where a field was read from. */
function useScrollToField(result: ScanResult, active: ScannedField | undefined) {
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

/** The scanned bill with a frame around each value found. */
export function BillPicture({ result, active }: Props) {
  const view = useScrollToField(result, active);
  const { pages } = result;
  const count = pages.length + result.unread.length;
  return (
    // Sticky; on a phone a strip above the form that shows the current field's place.
    <div className="sticky top-0 z-10 self-start max-md:-top-5 max-md:-mx-4 max-md:-mt-5 max-md:border-b max-md:border-border max-md:bg-surface max-md:px-4 max-md:py-3 sm:max-md:-mx-6 sm:max-md:px-6">
      <section
        ref={view}
        aria-label="The scanned bill"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach that.
        tabIndex={0}
        className="max-h-[max(4rem,calc((100dvh-var(--keyboard,0px))*0.2))] overflow-y-auto overscroll-contain rounded-control border border-border bg-surface-sunken p-2 md:max-h-[min(38rem,calc(100dvh-16rem))] md:p-3"
      >
        {pages.map((page) => {
          const marks = SCANNED_FIELDS.filter((field) => result.findings[field]?.page === page.number);
          return page.picture === null ? null : (
            <PicturePage
              key={page.number}
              page={{ ...page, picture: page.picture, count }}
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

type PicturePageProps = {
  page: { number: number; count: number; width: number; height: number; picture: string };
  fields: readonly ScannedField[];
  result: ScanResult;
  active: ScannedField | undefined;
};

const percent = (share: number) => `${share * 100}%`;

/** One page with its marks, which are hidden from screen readers since they repeat the fields. */
function PicturePage({ page, fields, result, active }: PicturePageProps) {
  return (
    <div className="relative mb-2 overflow-hidden rounded-sm last:mb-0">
      <img
        src={`data:image/jpeg;base64,${page.picture}`}
        width={page.width}
        height={page.height}
        alt={`Page ${page.number} of ${page.count} of your bill`}
        className="h-auto w-full"
      />
      {fields.map((field) => {
        const box = result.findings[field]?.box;
        if (!box) return null;
        const isUnsure = confidenceIn(result, field) === "check";
        const isActive = field === active;
        return (
          <div
            key={field}
            aria-hidden="true"
            data-mark={field}
            className={cx(
              "absolute rounded-sm transition-colors duration-150",
              isUnsure ? "outline-amber-fill" : "outline-primary",
              isActive ? "z-1 outline-3" : "outline-2",
              isActive && (isUnsure ? "bg-amber-fill/25" : "bg-primary/25"),
            )}
            style={{
              left: percent(box.x),
              top: percent(box.y),
              width: percent(box.width),
              height: percent(box.height),
            }}
          >
            {isActive && (
              <span
                className={cx(
                  "absolute left-0 rounded-sm px-1 py-0.5 text-xs leading-none font-semibold whitespace-nowrap",
                  box.y > 0.06 ? "bottom-full mb-1" : "top-full mt-1",
                  isUnsure ? "bg-amber-soft text-on-amber-soft" : "bg-primary text-on-primary",
                )}
              >
                {FIELD_NAMES[field]}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
