import { type Query, QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallRequest, InputOf, OutputOf, ParametersOf } from "#contract/request-types.ts";
import { addressOf, ask, isRefusal } from "./ask.ts";

type Loading = { enabled?: boolean; refetchInterval?: number };

/** The query key of a call; joined by "/" it is the URL. /api/bills/3 is ["/api", "bills", "3"] */
export function keyOf(request: CallRequest, params?: unknown, query?: unknown): string[] {
  return ["/api", ...addressOf(request, params, query).replace("/api/", "").split("/")];
}

const queryOptions = <R extends CallRequest>(request: R, parameters: ParametersOf<R> = {}) => ({
  queryKey: keyOf(request, parameters.params, parameters.query),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OutputOf<R> | null> => {
    try {
      return await ask(request, { ...parameters, signal });
    } catch (error) {
      if (isRefusal(error) && error.status === 401) return null;
      throw error;
    }
  },
});

/**
 * Loads a call. Null means not signed in. The request starts during rendering, not in an effect, so that the response arrives
 * sooner.
 */
export function useCall<R extends CallRequest>(
  request: R,
  { enabled, refetchInterval, ...parameters }: ParametersOf<R> & Loading = {},
) {
  const client = useQueryClient();
  const load = queryOptions(request, parameters);
  if (enabled !== false && !client.getQueryState(load.queryKey)) client.prefetchQuery(load);
  return useQuery<OutputOf<R> | null>({
    ...load,
    ...(enabled !== undefined && { enabled }),
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
}

/** The cached response of a call, read only when needed, such as on a press. */
export const loaded = <R extends CallRequest>(client: QueryClient, request: R): OutputOf<R> | null | undefined =>
  client.getQueryData(keyOf(request));

/** The response of a call, awaiting a pending one. */
export const whenLoaded = <R extends CallRequest>(client: QueryClient, request: R): Promise<OutputOf<R> | null> =>
  client.ensureQueryData(queryOptions(request));

/** The plan depends on all of these. */
const PLAN_SOURCES = new Set(["bills", "accounts", "incomes", "payments"]);

/** Invalidates all queries under the given names, also those not on screen. refresh(client, ["bills"]) */
export async function refresh(client: QueryClient, changed: readonly string[]): Promise<void> {
  const names = changed.some((name) => PLAN_SOURCES.has(name)) ? [...changed, "plan"] : changed;
  // A query string is part of the key: "payments?billId=3" also belongs to "payments".
  const isAffected = (part: unknown) => names.some((name) => part === name || String(part).startsWith(`${name}?`));
  await refetch(client, ({ queryKey: [root, part] }) => root === "/api" && isAffected(part));
}

/** These do not depend on the household. */
const HOUSEHOLD_INDEPENDENT = new Set(["auth", "settings", "scheduler", "invitations"]);

/** Refetches all household data. Open forms keep their input. */
export async function refreshAll(client: QueryClient): Promise<void> {
  await refetch(client, ({ queryKey: [root, part] }) => root === "/api" && !HOUSEHOLD_INDEPENDENT.has(String(part)));
}

/** A pending first response may predate the change, so it is fetched once more. */
async function refetch(client: QueryClient, predicate: (load: Query) => boolean): Promise<void> {
  const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === "fetching";
  const pending = client.getQueryCache().findAll({ predicate }).filter(isFirst);
  const loadedOnce = client
    .getQueryCache()
    .findAll({ predicate })
    .filter((load) => load.isDisabled() && load.state.data !== undefined);
  await client.invalidateQueries({ predicate, refetchType: "all" });
  // One that was only needed for a while isn't refetched by itself, but others will show it.
  await Promise.allSettled(loadedOnce.map((load) => load.fetch()));
  // fetchQuery awaits a pending request; failures show where the data is used.
  await Promise.allSettled(pending.filter(isFirst).map((load) => load.fetch()));
  await client.refetchQueries({ predicate: (load) => pending.includes(load), type: "all" });
}

type Change<R extends CallRequest> = ParametersOf<R> & { input?: InputOf<R>; headers?: Record<string, string> };

/** Makes a change, then refreshes the affected lists. useChange(payBill, { refresh: ["bills"] }) */
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
        // Otherwise each component mounted after a failure would retry.
        retryOnMount: false,
        refetchInterval: false,
        // The server may be on this machine, so requests are made even when "offline".
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
