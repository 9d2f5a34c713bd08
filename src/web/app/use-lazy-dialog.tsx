import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { toast } from "#web/ui/toast/toast-store.ts";

export type Openable = { open: boolean; onOpenChange: (open: boolean) => void };

type LazyDialog<Subject> = { open: (subject: Subject) => void; isLoading: boolean; dialog: ReactNode };

// Of two that are asked for while the first still loads, only the one asked for last opens.
let lastAsked = 0;

/**
 * Fetches a dialog when it is first wanted; a failed fetch says so and leaves the page standing. `mayOpen` can keep it
 * closed, and says why.
 */
export function useLazyDialog<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Openable & Props>>,
  mayOpen: () => boolean = () => true,
): LazyDialog<Props> {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Openable & Props> }>();
  // Each opening is a dialog of its own: what was typed in the last one is gone, and its key names it once. Dialogs stand
  // side by side in a page, so the key is one that no other has.
  const [shown, setShown] = useState<{ subject: Props; opening: number }>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  const open = async (subject: Props) => {
    if (!mayOpen()) return;
    lastAsked += 1;
    const asked = lastAsked;
    setLoading(true);
    try {
      const Dialog = await load();
      if (asked === lastAsked) {
        setLoaded({ Dialog });
        setShown({ subject, opening: asked });
        setOpen(true);
      }
    } catch {
      toast({
        title: "Error",
        description: `${name} could not be loaded. Check your connection and reload the page.`,
        variant: "destructive",
        action: { label: "Reload", onClick: () => window.location.reload() },
      });
    }
    setLoading(false);
  };

  // In a wrapper of its own: beside each other, the first openings of two dialogs would share one key.
  const dialog = loaded && shown && (
    <Suspense>
      <loaded.Dialog key={shown.opening} {...shown.subject} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
  return { open, isLoading, dialog };
}
