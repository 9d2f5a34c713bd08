import type { WheelEvent, WheelEventHandler } from "react";

/** A focused number input counts up and down under the mouse wheel; letting go of the focus scrolls the page instead. */
export function preventWheelChange(own?: WheelEventHandler<HTMLInputElement>) {
  return (event: WheelEvent<HTMLInputElement>) => {
    event.currentTarget.blur();
    own?.(event);
  };
}
