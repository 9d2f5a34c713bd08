import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useId,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { portalContainerOf } from "#web/ui/use-portal-container.ts";
import { useTooltip } from "./use-tooltip.ts";

type TriggerProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined };
type TooltipProps = { content: ReactNode; children: ReactElement<TriggerProps>; className?: string | undefined };

/**
 * A tooltip for mouse and keyboard. It describes its child; an icon-only child needs its own label. Ours rather than Radix's,
 * whose positioning engine weighs 15 kB.
 */
export function Tooltip({ content, children, className = "" }: TooltipProps) {
  const anchor = useRef<HTMLElement>(null);
  const { isOpen, close, stay, trigger } = useTooltip();
  const id = useId();
  return (
    <>
      {cloneElement(children, {
        ...mergeHandlers(children.props, trigger),
        ...(isOpen && { "aria-describedby": id }),
        ref: mergeRefs(children.props.ref, anchor),
      })}
      {isOpen &&
        createPortal(
          <div
            role="tooltip"
            id={id}
            ref={(tip) => {
              if (tip && anchor.current) placeTooltip(tip, anchor.current);
            }}
            onPointerEnter={stay}
            onPointerLeave={close}
            className={`fixed top-0 left-0 z-60 w-max max-w-64 animate-fade-in rounded-md bg-text px-2.5 py-1.5 text-sm font-normal text-background ${className}`}
          >
            {content}
          </div>,
          // Computed on demand: otherwise a page full of tooltips would render twice.
          (anchor.current && portalContainerOf(anchor.current)) ?? document.body,
        )}
    </>
  );
}

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

/** Chains event handlers; the child's own run first. */
function mergeHandlers(theirs: Handlers, ours: Handlers): Handlers {
  return {
    onPointerMove: both(theirs.onPointerMove, ours.onPointerMove),
    onPointerLeave: both(theirs.onPointerLeave, ours.onPointerLeave),
    onPointerDown: both(theirs.onPointerDown, ours.onPointerDown),
    onClick: both(theirs.onClick, ours.onClick),
    onFocus: both(theirs.onFocus, ours.onFocus),
    onBlur: both(theirs.onBlur, ours.onBlur),
  };
}

/** Merges several refs into one. */
function mergeRefs<E>(...refs: (Ref<E> | undefined)[]) {
  return (element: E | null) => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    }
  };
}

/** Between a tooltip and its anchor, in pixels. */
const TOOLTIP_OFFSET = 4;
/** Least distance to the window's edge. */
const EDGE = 8;

/** Places a fixed tooltip centred above its anchor, or below if there is no room, and always on screen. */
function placeTooltip(tip: HTMLElement, anchor: HTMLElement): void {
  // Repositioned on each render, measured from its origin.
  tip.style.top = "0";
  tip.style.left = "0";
  const at = anchor.getBoundingClientRect();
  // Inside a transformed dialog, fixed is relative to the dialog: this is its corner.
  const corner = tip.getBoundingClientRect();
  const { width, height } = corner;
  const above = at.top - TOOLTIP_OFFSET - height;
  const top = above >= EDGE ? above : at.bottom + TOOLTIP_OFFSET;
  const middle = at.left + (at.width - width) / 2;
  const left = Math.max(EDGE, Math.min(middle, document.documentElement.clientWidth - EDGE - width));
  tip.style.top = `${top - corner.top}px`;
  tip.style.left = `${left - corner.left}px`;
}
