import { useState } from "react";

/** What a dialog is about. It stays while the dialog closes, and each opening is a dialog of its own: nothing typed is left over. */
export function useOpening<Subject>() {
  const [state, setState] = useState<{ subject: Subject; opening: number; isOpen: boolean }>();
  return {
    subject: state?.subject,
    key: state?.opening ?? 0,
    isOpen: state?.isOpen ?? false,
    open: (subject: Subject) => setState((last) => ({ subject, opening: (last?.opening ?? 0) + 1, isOpen: true })),
    onOpenChange: (isOpen: boolean) => setState((last) => last && { ...last, isOpen }),
  };
}
