import { QueryClient } from "@tanstack/react-query";

const MINUTE = 60_000;

/** Fresh for 5 minutes, dropped 10 after the last use, and nothing fetched that nobody asked for. */
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
