import { type ReactNode, startTransition, useEffect, useState } from "react";

/** Who waits to be drawn, the first in front. The front one is being drawn. */
const waiting: (() => void)[] = [];

/** Once what was drawn last is on the screen; a page that nobody sees has no frames to wait for. */
function afterFrame(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}

const drawFirst = () => waiting[0]?.();

/** Runs `draw` when everyone before it has been drawn and seen. Answers how to leave, which lets the next one begin. */
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

/** False until it is this part's turn to be drawn. Parts take turns, a frame for each, so that no frame takes long. */
function useTurn(isWanted: boolean, isAtOnce: boolean, isUrgent = false): boolean {
  const [isDrawn, setDrawn] = useState(isAtOnce);
  useEffect(() => {
    if (!isWanted || isDrawn) return undefined;
    return takeTurn(() => startTransition(() => setDrawn(true)), isUrgent);
  }, [isWanted, isDrawn, isUrgent]);
  return isDrawn;
}

/** Renders its children after the rest and in their turn, so that what is on the first screen of a phone appears sooner. */
export function Deferred({ children }: { children: ReactNode }) {
  return useTurn(true, false) ? children : null;
}

/**
 * Whether what was loaded may be drawn: in its turn once it has come, so that a slow phone answers a finger meanwhile.
 * What was there from the start is drawn at once, unless others are waiting. What is urgent goes before who waits already.
 */
export function useDeferredData(data: unknown, isUrgent = false): boolean {
  const isHere = data !== undefined && data !== null;
  return useTurn(isHere, isHere && waiting.length === 0, isUrgent) && isHere;
}
