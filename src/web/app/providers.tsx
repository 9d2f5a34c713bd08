import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { makeQueryClient } from "#web/lib/use-call.ts";
import { Toaster } from "#web/ui/toast/toaster.tsx";

/**
 * Kept outside React until the first commit: a suspended first render is discarded with its state and would load everything
 * twice. Cleared with the page, so that no data leaks to the next user.
 */
let pendingClient: QueryClient | undefined;

function takeClient(): QueryClient {
  pendingClient ??= makeQueryClient();
  return pendingClient;
}

/** The providers of every page except the landing page. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(takeClient);
  useEffect(() => {
    pendingClient = undefined;
  }, []);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
