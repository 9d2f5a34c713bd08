import { useInfiniteQuery } from "@tanstack/react-query";
import { listEntries } from "#contract/accounts.ts";
import { ask } from "#web/lib/ask.ts";
import { keyOf } from "#web/lib/use-call.ts";

const PAGE = 10;

/** An account's entries, newest first. Loaded again, all pages are asked for anew: none falls between two of them. */
export function useLedger(id: number) {
  return useInfiniteQuery({
    queryKey: [...keyOf(listEntries, { id }), "pages"],
    queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
      ask(listEntries, { params: { id }, query: { limit: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
