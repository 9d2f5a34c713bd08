import { type FocusEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";

/** In milliseconds. */
const TOOLTIP_DELAY = 700;
const TOOLTIP_SKIP_DELAY = 300;

/** Long enough to move the pointer from the trigger onto the tooltip. */
const GRACE_PERIOD = 100;

let lastClosed = Number.NEGATIVE_INFINITY;
let closeOther: (() => void) | undefined;

/** Tooltip visibility: after a delay for a mouse, at once for the keyboard, never for touch; one at a time. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const state = useRef({ isOpen: false, isUsed: false, timer: 0 });

  const actions = useMemo(() => {
    const current = state.current;
    const show = (open: boolean) => {
      current.isOpen = open;
      setOpen(open);
    };
    const after = (delay: number, act: () => void) => {
      window.clearTimeout(current.timer);
      current.timer = window.setTimeout(act, delay);
    };
    const close = () => {
      window.clearTimeout(current.timer);
      if (!current.isOpen) return;
      lastClosed = Date.now();
      if (closeOther === close) closeOther = undefined;
      show(false);
    };
    const open = () => {
      window.clearTimeout(current.timer);
      if (closeOther !== close) closeOther?.();
      closeOther = close;
      show(true);
    };
    return {
      close,
      stay: () => window.clearTimeout(current.timer),
      trigger: {
        onPointerMove: ({ pointerType }: PointerEvent) => {
          if (pointerType === "touch" || current.isUsed) return;
          // Once per hover: not shown again after a press.
          current.isUsed = true;
          if (current.isOpen) window.clearTimeout(current.timer);
          else after(Date.now() - lastClosed < TOOLTIP_SKIP_DELAY ? 0 : TOOLTIP_DELAY, open);
        },
        onPointerLeave: () => {
          current.isUsed = false;
          after(current.isOpen ? GRACE_PERIOD : 0, close);
        },
        onPointerDown: () => {
          current.isUsed = true;
          close();
        },
        onClick: close,
        // Focus restored after closing a dialog with the mouse does not open the tooltip.
        onFocus: (event: FocusEvent<HTMLElement>) => event.currentTarget.matches(":focus-visible") && open(),
        // After the focus has settled: a dialog would reclaim it if an element vanished before.
        onBlur: () => after(0, close),
      },
    };
  }, []);

  useEffect(() => actions.close, [actions]);
  useEffect(() => {
    if (!isOpen) return;
    // On the window, so that Escape closes only the tooltip and not the dialog around it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      actions.close();
    };
    window.addEventListener("keydown", onKey, true);
    window.addEventListener("scroll", actions.close, true);
    return () => {
      window.removeEventListener("keydown", onKey, true);
      window.removeEventListener("scroll", actions.close, true);
    };
  }, [isOpen, actions]);

  return { isOpen, ...actions };
}
