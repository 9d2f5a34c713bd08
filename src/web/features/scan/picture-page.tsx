import type { ScannedField, ScanResult } from "#contract/scan.ts";
import { cx } from "#web/ui/cx.ts";
import { confidenceIn, FIELD_NAMES } from "./field-confidence.tsx";

type Props = {
  page: { number: number; count: number; width: number; height: number; picture: string };
  fields: readonly ScannedField[];
  result: ScanResult;
  active: ScannedField | undefined;
};

const percent = (share: number) => `${share * 100}%`;

/** One page with its marks. They only repeat what stands in the fields, so they are silent for a screen reader. */
export function PicturePage({ page, fields, result, active }: Props) {
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
