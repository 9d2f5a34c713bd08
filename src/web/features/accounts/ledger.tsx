import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import type { Entry } from "#contract/accounts.ts";
import { listEntries } from "#contract/requests/accounts.ts";
import { useActorText } from "#web/domain/actor-text.ts";
import { areBalancesShown, Balance } from "#web/domain/balance.tsx";
import { centsOf } from "#web/domain/bill-figures.ts";
import { BillLink } from "#web/domain/bill-link.tsx";
import { ask } from "#web/lib/ask.ts";
import { date, money } from "#web/lib/format.ts";
import { keyOf } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { describeEntry, describeGroup } from "./describe-entry.ts";
import { LedgerSkeleton } from "./details-skeleton.tsx";
import { type EntryGroup, groupEntries } from "./group-entries.ts";

/** The ledger: description, amount and balance after, newest first. */
export function Ledger({ id }: { id: number }) {
  const ledger = useLedger(id);
  const list = useRef<HTMLOListElement>(null);
  if (ledger.isPending) return <LedgerSkeleton />;
  const entries = ledger.data?.pages.flatMap(({ items }) => items) ?? [];
  if (!ledger.data) return <LoadFailure load={ledger}>Failed to load the ledger. Please try again.</LoadFailure>;
  const showOlder = async () => {
    const { hasNextPage } = await ledger.fetchNextPage();
    // The button disappears after the last page and would lose the focus.
    if (!hasNextPage) list.current?.focus();
  };
  if (entries.length === 0) return <p className="py-2 text-muted">No transactions in this account yet.</p>;
  return (
    <>
      <ol ref={list} tabIndex={-1} className="divide-y divide-border outline-none">
        {groupEntries(entries).map((line) =>
          "entries" in line ? (
            <GroupRow key={`${line.kind} ${line.entries.at(-1)?.id}`} group={line} />
          ) : (
            <EntryRow key={line.id} entry={line} />
          ),
        )}
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
  const actor = useActorText(entry.by);
  // An opening balance is shown with its own sign.
  const isHidden = entry.kind === "opening" && !areBalancesShown();
  const isIncoming = !isHidden && centsOf(entry.amount) > 0;
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5 text-[0.9375rem]">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {what}{" "}
          {bill !== undefined &&
            (entry.billId === null ? (
              <bdi className="font-medium">{bill}</bdi>
            ) : (
              <BillLink id={entry.billId} name={bill} className="font-medium" />
            ))}
        </p>
        <p className="text-sm text-muted tabular-nums">
          <time dateTime={entry.day}>{date(entry.day)}</time>
          {actor !== undefined && (
            <>
              {" · "}
              <bdi>{actor}</bdi>
            </>
          )}
        </p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p className={cx("font-semibold", isIncoming && "text-primary")}>
          {isIncoming && "+"}
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

/** A day's weekly credits as one line that expands to the bills. */
function GroupRow({ group: { kind, day, entries, amount, balanceAfter } }: { group: EntryGroup }) {
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-baseline justify-between gap-4 py-2.5 text-[0.9375rem]">
          <div className="min-w-0">
            <p className="flex items-baseline gap-1.5">
              {describeGroup(kind, entries.length)}
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 self-center text-muted group-open:rotate-180"
              />
            </p>
            <p className="text-sm text-muted tabular-nums">
              <time dateTime={day}>{date(day)}</time>
            </p>
          </div>
          <div className="shrink-0 text-right tabular-nums">
            <p className={cx("font-semibold", amount > 0 && "text-primary")}>
              {amount > 0 && "+"}
              {money(amount)}
            </p>
            <p className="text-sm text-muted">
              <span className="sr-only">Balance after: </span>
              <Balance amount={balanceAfter} />
            </p>
          </div>
        </summary>
        <ol className="mb-2 divide-y divide-border border-l-2 border-border pl-4">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      </details>
    </li>
  );
}

/** Enough for a week of a household with many bills, since credits are grouped. */
const PAGE_SIZE = 50;

/** An account's entries, newest first. A refetch loads all pages again, so that no entry is lost between two of them. */
function useLedger(id: number) {
  return useInfiniteQuery({
    queryKey: [...keyOf(listEntries, { id }), "pages"],
    queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
      ask(listEntries, { params: { id }, query: { limit: PAGE_SIZE, before: pageParam }, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
