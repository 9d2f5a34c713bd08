type Waiting = { start: () => void };

/** Some work at once, the rest in order, and a limit to how many may be inside. */
export function openQueue({ atOnce, places }: { atOnce: number; places: number }) {
  const waiting: Waiting[] = [];
  let inside = 0;
  let running = 0;

  function next(): void {
    if (running >= atOnce) return;
    const turn = waiting.shift();
    if (turn === undefined) return;
    running++;
    turn.start();
  }

  /** Resolves when it is this one's turn; rejects when the signal comes first. */
  function turn(signal: AbortSignal, onQueued: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        start: () => {
          signal.removeEventListener("abort", giveUp);
          resolve();
        },
      };
      const giveUp = () => {
        const at = waiting.indexOf(one);
        if (at >= 0) waiting.splice(at, 1);
        reject(signal.reason);
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener("abort", giveUp, { once: true });
      waiting.push(one);
      next();
      if (waiting.includes(one)) onQueued();
    });
  }

  /** A place, or undefined when all are taken. Leaving twice is leaving once. */
  function enter() {
    if (inside >= places) return undefined;
    inside++;
    let isIn = true;
    return {
      async run<T>(work: () => Promise<T>, signal: AbortSignal, onQueued: () => void): Promise<T> {
        await turn(signal, onQueued);
        try {
          return await work();
        } finally {
          running--;
          next();
        }
      },
      leave(): void {
        if (isIn) inside--;
        isIn = false;
      },
    };
  }
  return { enter };
}
