type Waiting = { start: () => void };

type Limits = { atOnce: number; places: number; each: number };

/** Some work at once, the rest in order, and a limit to how many may be inside, in all and of each person. */
export function openQueue({ atOnce, places, each }: Limits) {
  const waiting: Waiting[] = [];
  const inside: string[] = [];
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
  function enter(who: string) {
    if (inside.length >= places || inside.filter((one) => one === who).length >= each) return undefined;
    inside.push(who);
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
        if (isIn) inside.splice(inside.indexOf(who), 1);
        isIn = false;
      },
    };
  }
  return { enter, load: () => ({ running, queued: waiting.length }) };
}
