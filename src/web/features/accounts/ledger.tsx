import type { Entry } from "#contract/accounts.ts";
import { centsOf } from "#web/lib/bill-figures.ts";
import { date, money } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { LedgerSkeleton } from "./details-skeleton.tsx";
import { entryWords } from "./entry-words.ts";
import { LoadFailure } from "./load-failure.tsx";
import { useLedger } from "./use-ledger.ts";

/** Every change of an account: what and why, how much, and what it held after. Newest first. */
export function Ledger({ id }: { id: number }) {
  const ledger = useLedger(id);
  if (ledger.isPending) return <LedgerSkeleton />;
  const entries = ledger.data?.pages.flatMap(({ items }) => items) ?? [];
  if (!ledger.data) return <LoadFailure what="the ledger" busy={ledger.isFetching} onRetry={() => ledger.refetch()} />;
  if (entries.length === 0) return <p className="py-2 text-muted">Nothing has moved in this account yet.</p>;
  return (
    <>
      <ol className="divide-y divide-border">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {ledger.isFetchNextPageError && (
        <LoadFailure what="older entries" busy={ledger.isFetchingNextPage} onRetry={() => ledger.fetchNextPage()} />
      )}
      {ledger.hasNextPage && !ledger.isFetchNextPageError && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          busy={ledger.isFetchingNextPage}
          onClick={() => ledger.fetchNextPage()}
        >
          Show older entries
        </Button>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { what, bill } = entryWords(entry);
  const isIn = centsOf(entry.amount) > 0;
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5 text-[0.9375rem]">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {what} {bill !== undefined && <bdi className="font-medium">{bill}</bdi>}
        </p>
        <p className="text-sm text-muted tabular-nums">
          <time dateTime={entry.day}>{date(entry.day)}</time>
        </p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p className={cx("font-semibold", isIn && "text-primary")}>
          {isIn && "+"}
          {money(entry.amount)}
        </p>
        <p className="text-sm text-muted">
          <span className="sr-only">Balance after: </span>
          {money(entry.balanceAfter)}
        </p>
      </div>
    </li>
  );
}
