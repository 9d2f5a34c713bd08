import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { isRefusal } from "#web/lib/ask.ts";

const Dialog = lazy(async () => ({ default: (await import("./confirm-dialog.tsx")).ConfirmDialog }));

type Confirmed = {
  /** Runs an action; if the server requires confirmation first, asks for it and retries. */
  withConfirmation: <T>(call: () => Promise<T>) => Promise<T>;
  /** Render it anywhere on the page. */
  dialog: ReactNode;
};

export const needsConfirmation = (error: unknown): boolean => isRefusal(error) && error.fault?.code === "confirm_first";

/** For calls that the contract marks with `confirm`: `await withConfirmation(() => change.mutateAsync({}))`. */
export function useConfirmed(): Confirmed {
  const [request, setRequest] = useState<{ resolve: (isConfirmed: boolean) => void }>();

  const withConfirmation = useCallback(async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (!needsConfirmation(error)) throw error;
      const isConfirmed = await new Promise<boolean>((resolve) => {
        setRequest({ resolve });
      });
      setRequest(undefined);
      if (!isConfirmed) throw error;
      return call();
    }
  }, []);

  const dialog = request && (
    <Suspense>
      <Dialog onDone={request.resolve} />
    </Suspense>
  );
  return { withConfirmation, dialog };
}
