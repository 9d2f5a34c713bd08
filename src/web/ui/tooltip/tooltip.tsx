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

const chain =
  <E extends SyntheticEvent>(
    childHandlers: ((event: E) => void) | undefined,
    tooltipHandlers: ((event: E) => void) | undefined,
  ) =>
  (event: E) => {
    childHandlers?.(event);
    tooltipHandlers?.(event);
  };

/** Chains event handlers; the child's own run first. */
function mergeHandlers(childHandlers: Handlers, tooltipHandlers: Handlers): Handlers {
  return {
    onPointerMove: chain(childHandlers.onPointerMove, tooltipHandlers.onPointerMove),
    onPointerLeave: chain(childHandlers.onPointerLeave, tooltipHandlers.onPointerLeave),
    onPointerDown: chain(childHandlers.onPointerDown, tooltipHandlers.onPointerDown),
    onClick: chain(childHandlers.onClick, tooltipHandlers.onClick),
    onFocus: chain(childHandlers.onFocus, tooltipHandlers.onFocus),
    onBlur: chain(childHandlers.onBlur, tooltipHandlers.onBlur),
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
const EDGE_MARGIN = 8;

/** Places a fixed tooltip centred above its anchor, or below if there is no room, and always on screen. */
function placeTooltip(tip: HTMLElement, anchor: HTMLElement): void {
  // Repositioned on each render, measured from its origin.
  tip.style.top = "0";
  tip.style.left = "0";
  const anchorBox = anchor.getBoundingClientRect();
  // Inside a transformed dialog, fixed is relative to the dialog: this is its corner.
  const tipBox = tip.getBoundingClientRect();
  const { width, height } = tipBox;
  const above = anchorBox.top - TOOLTIP_OFFSET - height;
  const top = above >= EDGE_MARGIN ? above : anchorBox.bottom + TOOLTIP_OFFSET;
  const centred = anchorBox.left + (anchorBox.width - width) / 2;
  const left = Math.max(EDGE_MARGIN, Math.min(centred, document.documentElement.clientWidth - EDGE_MARGIN - width));
  tip.style.top = `${top - tipBox.top}px`;
  tip.style.left = `${left - tipBox.left}px`;
}
