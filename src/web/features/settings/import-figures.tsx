import type { ImportSummary } from "#contract/import.ts";
import { figuresOf } from "./import-summary.ts";

type Props = { title: string; file: string; summary: ImportSummary };

/** How much of each is new, and how much was here before. */
export function ImportFigures({ title, file, summary }: Props) {
  return (
    <section aria-label={title} className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-[0.9375rem]">
        <span className="font-semibold">{title}</span>
        <bdi className="min-w-0 truncate text-sm text-muted">{file}</bdi>
      </p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-control border border-border bg-border sm:grid-cols-4">
        {figuresOf(summary).map(({ name, added, known }) => (
          <div key={name} className="grid content-start bg-surface px-3 py-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-xl leading-snug font-semibold tabular-nums">{added}</dd>
            <dd className="text-sm text-muted tabular-nums">{noteOf(added, known)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function noteOf(added: number, known: number): string {
  if (known > 0) return `${known} here already`;
  return added === 0 ? "none in it" : "all new";
}
