import { type ReactNode, startTransition, useEffect, useState } from "react";

/** The render queue; the first entry is being rendered. */
const waiting: (() => void)[] = [];

/** After the last render was painted; a hidden page has no frames to wait for. */
function afterFrame(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}

const drawFirst = () => waiting[0]?.();

/** Runs `draw` once all entries before it have been painted. Returns how to leave the queue. */
function takeTurn(draw: () => void, isUrgent: boolean): () => void {
  waiting.splice(isUrgent ? 1 : waiting.length, 0, draw);
  if (waiting.length === 1) afterFrame(drawFirst);
  return () => {
    const wasFirst = waiting[0] === draw;
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
    if (wasFirst && waiting.length > 0) afterFrame(drawFirst);
  };
}

/** False until it is this component's turn. Components take turns, one per frame, so that no frame takes long. */
function useTurn(isWanted: boolean, isAtOnce: boolean, isUrgent = false): boolean {
  const [isDrawn, setDrawn] = useState(isAtOnce);
  useEffect(() => {
    if (!isWanted || isDrawn) return undefined;
    return takeTurn(() => startTransition(() => setDrawn(true)), isUrgent);
  }, [isWanted, isDrawn, isUrgent]);
  return isDrawn;
}

/** Renders its children later and in turn, so that a phone's first screen appears sooner. */
export function Deferred({ children }: { children: ReactNode }) {
  return useTurn(true, false) ? children : null;
}

/**
 * Whether loaded data may render: in turn after loading, so that a slow phone stays responsive. Data present from the start
 * renders at once unless others wait; urgent ones go first.
 */
export function useDeferredData(data: unknown, isUrgent = false): boolean {
  const isHere = data !== undefined && data !== null;
  return useTurn(isHere, isHere && waiting.length === 0, isUrgent) && isHere;
}
