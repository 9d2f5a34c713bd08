import type { ImportSummary } from "#contract/import.ts";

type Props = { title: string; file: string; summary: ImportSummary };

/** Counts of new and already existing items. */
export function ImportFigures({ title, file, summary }: Props) {
  return (
    <section aria-label={title} className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-[0.9375rem]">
        <span className="font-semibold">{title}</span>
        <bdi className="min-w-0 truncate text-sm text-muted">{file}</bdi>
      </p>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-control border border-border bg-border">
        {figuresOf(summary).map(({ name, added, known }) => (
          <div key={name} className="grid grow basis-34 content-start bg-surface px-3 py-3">
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
  if (known > 0) return `${known} already here`;
  return added === 0 ? "none in this file" : "all new";
}

const NAMES = { accounts: "Accounts", bills: "Bills", incomes: "Incomes", payments: "Payments" } as const;
const STATEMENTS = "Bank statements";
const DOCUMENTS = "Documents";
const LESSONS = "Scan corrections";

type ImportFigure = { name: string; added: number; known: number };

/** The figures of an import in display order. */
export function figuresOf(summary: ImportSummary): ImportFigure[] {
  const { statements, documents, scanLessons } = summary;
  const { missing, known } = documents;
  return [
    { name: NAMES.accounts, ...summary.accounts },
    { name: NAMES.bills, ...summary.bills },
    { name: NAMES.incomes, ...summary.incomes },
    { name: NAMES.payments, ...summary.payments },
    ...(statements.added + statements.known > 0 ? [{ name: STATEMENTS, ...statements }] : []),
    ...(missing + known > 0 ? [{ name: DOCUMENTS, added: missing, known }] : []),
    ...(scanLessons.added + scanLessons.known > 0 ? [{ name: LESSONS, ...scanLessons }] : []),
  ];
}

/** Whether a file contains anything new. */
export function hasNewData(summary: ImportSummary): boolean {
  return figuresOf(summary).some(({ added }) => added > 0);
}

/** What an import cannot keep about members and splits; undefined when it keeps everything. */
export function notKeptText({ notKept }: Pick<ImportSummary, "notKept">): string | undefined {
  const { people, incomes, incomesLeftOut, bills, shareRule } = notKept;
  const named = people.map((name) => name ?? "Someone without a name");
  const list = new Intl.ListFormat("en", { type: "conjunction" });
  const sentences = [
    named.length > 0 && `${list.format(named)} ${named.length === 1 ? "is" : "are"} not in this household.`,
    incomes > 0 &&
      (incomes === 1 ? "1 income will be assigned to you." : `${incomes} incomes will be assigned to you.`),
    incomesLeftOut > 0 &&
      (incomesLeftOut === 1 ? "1 income is not imported." : `${incomesLeftOut} incomes are not imported.`),
    bills > 0 &&
      (bills === 1
        ? "1 bill that was split differently will use the household split."
        : `${bills} bills that were split differently will use the household split.`),
    shareRule && "This household keeps its own split.",
  ].filter((text) => typeof text === "string");
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** The path of an error in a file: "bills.3.amount" is "bills, number 4, amount". */
export function describePlace(path: string): string {
  return path
    .split(".")
    .map((part) => (/^\d+$/.test(part) ? `number ${Number(part) + 1}` : part))
    .join(", ");
}
