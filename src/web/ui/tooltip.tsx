import * as Radix from "radix-ui/tooltip";
import type { FocusEvent, ReactElement, ReactNode } from "react";
import { TOOLTIP_DELAY, TOOLTIP_OFFSET, TOOLTIP_SKIP_DELAY } from "./constants.ts";
import { useHome } from "./use-home.ts";

/** Once around the app: tooltips near each other open without a second wait. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

// A dialog closed with the mouse gives the focus back to its button: that is nobody asking what the button does.
function onlyWhenVisible(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}

type TooltipProps = { content: ReactNode; children: ReactElement; className?: string | undefined };

/** A hint for a mouse or the keyboard. It describes its child; a child that is only an icon needs a name of its own. */
export function Tooltip({ content, children, className = "" }: TooltipProps) {
  const [home, homeRef] = useHome();
  return (
    <Radix.Root>
      <Radix.Trigger asChild ref={homeRef} onFocus={onlyWhenVisible}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content
          sideOffset={TOOLTIP_OFFSET}
          collisionPadding={8}
          className={`z-60 max-w-64 animate-fade-in rounded-md bg-text px-2.5 py-1.5 text-sm text-background ${className}`}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
