import { type ReactNode, startTransition, useEffect, useState } from "react";

/** The render queue; the first entry is being rendered. */
const queue: (() => void)[] = [];

/** After the last render was painted; a hidden page has no frames to wait for. */
function afterFrame(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}

const renderFirst = () => queue[0]?.();

/** Runs `render` once all entries before it have been painted. Returns how to leave the queue. */
function enqueue(render: () => void, isUrgent: boolean): () => void {
  queue.splice(isUrgent ? 1 : queue.length, 0, render);
  if (queue.length === 1) afterFrame(renderFirst);
  return () => {
    const wasFirst = queue[0] === render;
    const index = queue.indexOf(render);
    if (index >= 0) queue.splice(index, 1);
    if (wasFirst && queue.length > 0) afterFrame(renderFirst);
  };
}

/** False until it is this component's turn. Components take turns, one per frame, so that no frame takes long. */
function useRenderQueue(isRequested: boolean, isImmediate: boolean, isUrgent = false): boolean {
  const [isRendered, setRendered] = useState(isImmediate);
  useEffect(() => {
    if (!isRequested || isRendered) return undefined;
    return enqueue(() => startTransition(() => setRendered(true)), isUrgent);
  }, [isRequested, isRendered, isUrgent]);
  return isRendered;
}

/** Renders its children later and in turn, so that a phone's first screen appears sooner. */
export function Deferred({ children }: { children: ReactNode }) {
  return useRenderQueue(true, false) ? children : null;
}

/**
 * Whether loaded data may render: in turn after loading, so that a slow phone stays responsive. Data present from the start
 * renders at once unless others wait; urgent ones go first.
 */
export function useDeferredData(data: unknown, isUrgent = false): boolean {
  const isLoaded = data !== undefined && data !== null;
  return useRenderQueue(isLoaded, isLoaded && queue.length === 0, isUrgent) && isLoaded;
}
