import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

type TableRow = { key: string; cells: readonly ReactNode[] };

type ChartTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  /** Expandable for everyone, or only for screen readers. */
  isHidden?: boolean | undefined;
};

/** A chart's data as a table. The first column names the row. */
export function ChartTable({ isHidden = false, ...table }: ChartTableProps) {
  if (isHidden) {
    return (
      <div className="sr-only">
        <Figures {...table} />
      </div>
    );
  }
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-control pr-2 font-medium text-muted hover:text-text touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform duration-150 group-open:rotate-90" />
        Show as table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section aria-label={table.caption} tabIndex={0} className="max-h-72 overflow-auto rounded-control border">
        <Figures {...table} />
      </section>
    </details>
  );
}

function Figures({ caption, columns, rows }: Omit<ChartTableProps, "isHidden">) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`sticky top-0 bg-surface-sunken px-3 py-1.5 font-semibold ${index === 0 ? "text-left" : "text-right"}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key} className="border-t border-border">
            <th scope="row" className="px-3 py-1.5 text-left font-normal wrap-anywhere">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} className="px-3 py-1.5 text-right whitespace-nowrap">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
