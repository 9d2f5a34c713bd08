import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { isRefusal } from "#web/lib/ask.ts";

const Dialog = lazy(async () => ({ default: (await import("./confirm-dialog.tsx")).ConfirmDialog }));

type Confirmed = {
  /** Acts; where the server first wants to know that it is you, asks that and acts again. */
  confirmed: <T>(act: () => Promise<T>) => Promise<T>;
  /** Belongs somewhere on the page. */
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
