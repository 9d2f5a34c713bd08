import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { toast } from "#web/ui/toast/toast-store.ts";

export type Openable = { open: boolean; onOpenChange: (open: boolean) => void };

type LazyDialog<Subject> = { open: (subject: Subject) => void; isLoading: boolean; dialog: ReactNode };

// If two are requested while the first is loading, only the last one opens.
let lastRequest = 0;

/**
 * Loads a dialog on first use; a failure shows a toast and leaves the page intact. `mayOpen` can keep it closed and says why.
 */
export function useLazyDialog<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Openable & Props>>,
  mayOpen: () => boolean = () => true,
): LazyDialog<Props> {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Openable & Props> }>();
  // Each opening gets a new key, so that earlier input is gone. Dialogs are siblings
  // in a page, so the key must be unique among them.
  const [shown, setShown] = useState<{ subject: Props; request: number }>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  const open = async (subject: Props) => {
    if (!mayOpen()) return;
    lastRequest += 1;
    const request = lastRequest;
    setLoading(true);
    try {
      const Dialog = await load();
      if (request === lastRequest) {
        setLoaded({ Dialog });
        setShown({ subject, request });
        setOpen(true);
      }
    } catch {
      toast({
        title: "Error",
        description: `${name} couldn't be loaded. Check your connection and reload the page.`,
        variant: "destructive",
        action: { label: "Reload", onClick: () => window.location.reload() },
      });
    }
    setLoading(false);
  };

  // Wrapped, since as siblings the first openings of two dialogs would share one key.
  const dialog = loaded && shown && (
    <Suspense>
      <loaded.Dialog key={shown.request} {...shown.subject} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
  return { open, isLoading, dialog };
}
