import { type Query, QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallRequest, InputOf, OutputOf, ParametersOf } from "#contract/request-types.ts";
import { addressOf, ask, isRefusal } from "./ask.ts";

type Loading = { enabled?: boolean; refetchInterval?: number };

/** The key of a load; joined by "/" it is the address. /api/bills/3 is ["/api", "bills", "3"] */
export function keyOf(request: CallRequest, params?: unknown, query?: unknown): string[] {
  return ["/api", ...addressOf(request, params, query).replace("/api/", "").split("/")];
}

const loadOf = <R extends CallRequest>(request: R, where: ParametersOf<R> = {}) => ({
  queryKey: keyOf(request, where.params, where.query),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OutputOf<R> | null> => {
    try {
      return await ask(request, { ...where, signal });
    } catch (error) {
      if (isRefusal(error) && error.status === 401) return null;
      throw error;
    }
  },
});

/**
 * Loads a call's answer. Null means that nobody is signed in. It is asked for while the page is being drawn, not after: by
 * then the answer is on its way, and nothing of this is left to do when the first figures should appear.
 */
export function useCall<R extends CallRequest>(
  request: R,
  { enabled, refetchInterval, ...where }: ParametersOf<R> & Loading = {},
) {
  const client = useQueryClient();
  const load = loadOf(request, where);
  if (enabled !== false && !client.getQueryState(load.queryKey)) client.prefetchQuery(load);
  return useQuery<OutputOf<R> | null>({
    ...load,
    ...(enabled !== undefined && { enabled }),
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
}

/** What a call has answered so far, for whoever needs it only when something is pressed. */
export const loaded = <R extends CallRequest>(client: QueryClient, request: R): OutputOf<R> | null | undefined =>
  client.getQueryData(keyOf(request));

/** What a call answers, waited for if it is still on its way. */
export const whenLoaded = <R extends CallRequest>(client: QueryClient, request: R): Promise<OutputOf<R> | null> =>
  client.ensureQueryData(loadOf(request));

/** What the plan is made of: it changes with any of them. */
const PLANNED = new Set(["bills", "accounts", "incomes", "payments"]);

/** Asks again for everything under the given names, also what no open screen shows. refresh(client, ["bills"]) */
export async function refresh(client: QueryClient, touched: readonly string[]): Promise<void> {
  const names = touched.some((name) => PLANNED.has(name)) ? [...touched, "plan"] : touched;
  // The first part of a load that asks for something carries the question: "payments?billId=3" is of "payments" too.
  const isTouched = (part: unknown) => names.some((name) => part === name || String(part).startsWith(`${name}?`));
  await askAgain(client, ({ queryKey: [root, part] }) => root === "/api" && isTouched(part));
}

/** Of these nothing changes with the household. */
const BESIDE = new Set(["auth", "settings", "scheduler", "invitations"]);

/** Asks again for everything of the household. What is typed into an open form is not touched by it. */
export async function refreshAll(client: QueryClient): Promise<void> {
  await askAgain(client, ({ queryKey: [root, part] }) => root === "/api" && !BESIDE.has(String(part)));
}

/** A first answer that is still on its way may be from before the change: whoever waits for one asks once more after it. */
async function askAgain(client: QueryClient, predicate: (load: Query) => boolean): Promise<void> {
  const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === "fetching";
  const onTheirWay = client.getQueryCache().findAll({ predicate }).filter(isFirst);
  await client.invalidateQueries({ predicate, refetchType: "all" });
  // While one is on its way, to fetch is to wait for it; how it ends is said where it is shown.
  await Promise.allSettled(onTheirWay.filter(isFirst).map((load) => load.fetch()));
  await client.refetchQueries({ predicate: (load) => onTheirWay.includes(load), type: "all" });
}

type Change<R extends CallRequest> = ParametersOf<R> & { input?: InputOf<R>; headers?: Record<string, string> };

/** Changes something on the server, then refreshes the lists it touched. useChange(payBill, { refresh: ["bills"] }) */
export function useChange<R extends CallRequest>(request: R, options: { refresh?: readonly string[] } = {}) {
  const client = useQueryClient();
  return useMutation<OutputOf<R>, Error, Change<R>>({
    mutationFn: (change) => ask(request, change),
    onSuccess: () => refresh(client, options.refresh ?? []),
  });
}

const MINUTE = 60_000;

/** Fresh for 5 minutes, dropped 10 minutes after the last use, and never refetched automatically. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        // Without it each part that appears after a failure asks once more.
        retryOnMount: false,
        refetchInterval: false,
        // A household's server may be on this very machine: "offline" is no reason not to ask it.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
