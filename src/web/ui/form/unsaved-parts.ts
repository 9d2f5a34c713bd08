import { createContext, use, useEffect, useRef } from "react";

/** Saves a part; false if it can't be saved as it is, and says why there. */
type SavePart = () => Promise<boolean> | boolean;

/** The changed parts of a form that have a save button of their own. */
export type UnsavedPartSet = Set<{ current: SavePart }>;

export const UnsavedParts = createContext<UnsavedPartSet | undefined>(undefined);

/** Registers a part while it's changed, so that the form saves it too, or asks before it closes. */
export function useUnsavedPart(isChanged: boolean, save: SavePart): void {
  const parts = use(UnsavedParts);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!isChanged || !parts) return;
    parts.add(latest);
    return () => void parts.delete(latest);
  }, [parts, isChanged]);
}
