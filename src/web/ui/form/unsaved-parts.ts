import { createContext, use, useEffect, useRef } from "react";

/** Saves a part; false if it can't be saved as it is, and says why there. */
type SavePart = () => Promise<boolean> | boolean;

/** The changed parts of a form that have a save button of their own. */
export type UnsavedPartSet = Set<{ current: SavePart }>;

export const UnsavedParts = createContext<UnsavedPartSet | undefined>(undefined);

/** Registers a part while it's changed, so that the form saves it too, or asks before it closes. Returns the part's save. */
export function useUnsavedPart(isChanged: boolean, save: SavePart): () => Promise<boolean> {
  const parts = use(UnsavedParts);
  const part = useRef(save);
  const saveAndRemove = async () => {
    const isSaved = await save();
    // At once: the form may be closed before the next render.
    if (isSaved) parts?.delete(part);
    return isSaved;
  };
  part.current = saveAndRemove;
  // After every render, since more may have been typed during a save.
  useEffect(() => {
    if (isChanged) parts?.add(part);
    else parts?.delete(part);
  });
  useEffect(() => () => void parts?.delete(part), [parts]);
  return saveAndRemove;
}
