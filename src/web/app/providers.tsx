import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { makeQueryClient } from "#web/lib/use-call.ts";
import { Toaster } from "#web/ui/toast/toaster.tsx";

/**
 * Kept outside until it is mounted for good: a first drawing that waits for a part of the page is thrown away with its state,
 * and would ask the server for everything again. Gone with the page, so that nobody sees what was another's.
 */
let waiting: QueryClient | undefined;

function takeClient(): QueryClient {
  waiting ??= makeQueryClient();
  return waiting;
}

/** The providers of every page except the landing page. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(takeClient);
  useEffect(() => {
    waiting = undefined;
  }, []);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
