import { type ReactNode, useDeferredValue } from "react";

/** What stands below the first screen of a phone, drawn one step after the rest, so that the rest is there sooner. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
