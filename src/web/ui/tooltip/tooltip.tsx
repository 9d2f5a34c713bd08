import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { homeOf } from "#web/ui/use-portal-container.ts";
import { joinHandlers, joinRefs } from "./join-props.ts";
import { placeTip } from "./place-tooltip.ts";
import { useTip } from "./use-tooltip.ts";

type TriggerProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined };
type TooltipProps = { content: ReactNode; children: ReactElement<TriggerProps>; className?: string | undefined };

/**
 * A hint for a mouse or the keyboard. It describes its child; a child that is only an icon needs a name of its own. Ours
 * rather than Radix's, which brings a whole engine of placement (15 kB) to say one word above a button.
 */
export function Tooltip({ content, children, className = "" }: TooltipProps) {
  const anchor = useRef<HTMLElement>(null);
  const { isOpen, close, stay, trigger } = useTip();
  const id = useId();
  return (
    <>
      {cloneElement(children, {
        ...joinHandlers(children.props, trigger),
        ...(isOpen && { "aria-describedby": id }),
        ref: joinRefs(children.props.ref, anchor),
      })}
      {isOpen &&
        createPortal(
          <div
            role="tooltip"
            id={id}
            ref={(tip) => {
              if (tip && anchor.current) placeTip(tip, anchor.current);
            }}
            onPointerEnter={stay}
            onPointerLeave={close}
            className={`fixed top-0 left-0 z-60 w-max max-w-64 animate-fade-in rounded-md bg-text px-2.5 py-1.5 text-sm font-normal text-background ${className}`}
          >
            {content}
          </div>,
          // Asked for only now: a page full of hints would be drawn twice at its start to know it beforehand.
          (anchor.current && homeOf(anchor.current)) ?? document.body,
        )}
    </>
  );
}
