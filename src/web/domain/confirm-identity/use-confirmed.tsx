import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { isRefusal } from "#web/lib/ask.ts";

const Dialog = lazy(async () => ({ default: (await import("./confirm-dialog.tsx")).ConfirmDialog }));

type Confirmed = {
  /** Runs an action; if the server requires confirmation first, asks for it and retries. */
  confirmed: <T>(act: () => Promise<T>) => Promise<T>;
  /** Render it anywhere on the page. */
  dialog: ReactNode;
};

export const needsConfirmation = (error: unknown): boolean => isRefusal(error) && error.fault?.code === "confirm_first";

/** For calls that the contract marks with `confirm`: `await confirmed(() => change.mutateAsync({}))`. */
export function useConfirmed(): Confirmed {
  const [asking, setAsking] = useState<{ settle: (isConfirmed: boolean) => void }>();

  const confirmed = useCallback(async <T,>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      if (!needsConfirmation(error)) throw error;
      const isConfirmed = await new Promise<boolean>((resolve) => {
        setAsking({ settle: resolve });
      });
      setAsking(undefined);
      if (!isConfirmed) throw error;
      return act();
    }
  }, []);

  const dialog = asking && (
    <Suspense>
      <Dialog onDone={asking.settle} />
    </Suspense>
  );
  return { confirmed, dialog };
}
