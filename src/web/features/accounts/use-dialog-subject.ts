import { useCallback, useState } from "react";
import { mayChange } from "#web/lib/read-only.ts";

/** What a dialog that changes something is about. It stays while the dialog closes, and each opening is a dialog of its own: nothing typed is left over. */
export function useOpening<Subject>() {
  const [state, setState] = useState<{ subject: Subject; opening: number; isOpen: boolean }>();
  const open = useCallback((subject: Subject) => {
    if (!mayChange()) return;
    setState((last) => ({ subject, opening: (last?.opening ?? 0) + 1, isOpen: true }));
  }, []);
  const onOpenChange = useCallback((isOpen: boolean) => setState((last) => last && { ...last, isOpen }), []);
  return { subject: state?.subject, key: state?.opening ?? 0, isOpen: state?.isOpen ?? false, open, onOpenChange };
}
