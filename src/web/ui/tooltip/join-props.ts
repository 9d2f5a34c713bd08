import type { HTMLAttributes, Ref, SyntheticEvent } from "react";

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  "onPointerMove" | "onPointerLeave" | "onPointerDown" | "onClick" | "onFocus" | "onBlur"
>;

const both =
  <E extends SyntheticEvent>(theirs: ((event: E) => void) | undefined, ours: ((event: E) => void) | undefined) =>
  (event: E) => {
    theirs?.(event);
    ours?.(event);
  };

/** Handlers of a child that somebody else also listens to: the child's own come first. */
export function joinHandlers(theirs: Handlers, ours: Handlers): Handlers {
  return {
    onPointerMove: both(theirs.onPointerMove, ours.onPointerMove),
    onPointerLeave: both(theirs.onPointerLeave, ours.onPointerLeave),
    onPointerDown: both(theirs.onPointerDown, ours.onPointerDown),
    onClick: both(theirs.onClick, ours.onClick),
    onFocus: both(theirs.onFocus, ours.onFocus),
    onBlur: both(theirs.onBlur, ours.onBlur),
  };
}

/** One ref for an element that several want to know. */
export function joinRefs<E>(...refs: (Ref<E> | undefined)[]) {
  return (element: E | null) => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    }
  };
}
