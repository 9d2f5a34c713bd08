import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type Entry, listEntries } from "#contract/accounts.ts";
import { areBalancesShown, Balance } from "#web/domain/balance.tsx";
import { centsOf } from "#web/domain/bill-figures.ts";
import { ask } from "#web/lib/ask.ts";
import { date, money } from "#web/lib/format.ts";
import { keyOf } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { describeEntry } from "./describe-entry.ts";
import { LedgerSkeleton } from "./details-skeleton.tsx";

/** Every change of an account: what and why, how much, and what it held after. Newest first. */
export function Ledger({ id }: { id: number }) {
  const ledger = useLedger(id);
  const list = useRef<HTMLOListElement>(null);
  if (ledger.isPending) return <LedgerSkeleton />;
  const entries = ledger.data?.pages.flatMap(({ items }) => items) ?? [];
  if (!ledger.data) return <LoadFailure load={ledger}>Failed to load the ledger. Please try again.</LoadFailure>;
  const showOlder = async () => {
    const { hasNextPage } = await ledger.fetchNextPage();
    // At the end the button goes, and would take the focus with it.
    if (!hasNextPage) list.current?.focus();
  };
  if (entries.length === 0) return <p className="py-2 text-muted">No transactions in this account yet.</p>;
  return (
    <>
      <ol ref={list} tabIndex={-1} className="divide-y divide-border outline-none">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {ledger.isFetchNextPageError && (
        <LoadFailure load={{ isFetching: ledger.isFetchingNextPage, refetch: ledger.fetchNextPage }}>
          Failed to load older entries. Please try again.
        </LoadFailure>
      )}
      {ledger.hasNextPage && !ledger.isFetchNextPageError && (
        <Button variant="secondary" size="sm" className="mt-3" busy={ledger.isFetchingNextPage} onClick={showOlder}>
          Show older entries
        </Button>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { what, bill } = describeEntry(entry);
  // What an account was opened with is a balance too, and so is its sign.
  const isHidden = entry.kind === "opening" && !areBalancesShown();
  const isIn = !isHidden && centsOf(entry.amount) > 0;
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
          {isHidden ? <Balance amount={entry.amount} /> : money(entry.amount)}
        </p>
        <p className="text-sm text-muted">
          <span className="sr-only">Balance after: </span>
          <Balance amount={entry.balanceAfter} />
        </p>
      </div>
    </li>
  );
}

const PAGE = 10;

/** An account's entries, newest first. A refetch loads all pages again, so that no entry is lost between two of them. */
function useLedger(id: number) {
  return useInfiniteQuery({
    queryKey: [...keyOf(listEntries, { id }), "pages"],
    queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
      ask(listEntries, { params: { id }, query: { limit: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
