import type { ReactNode } from "react";
import type { Trust } from "./field-confidence.ts";

/** What to say under a field. Once a person has changed it, it is theirs and there is nothing to say of the scan. */
export function foundHint(trust: Trust, isChanged: boolean | undefined, otherwise?: ReactNode): ReactNode {
  if (isChanged || trust === "sure") return otherwise;
  if (trust === "check") {
    return <span className="font-medium text-amber">Please check: this was hard to read.</span>;
  }
  return otherwise == null ? "Not found on the bill." : <>Not found on the bill. {otherwise}</>;
}
