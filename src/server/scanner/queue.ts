type Waiting = { who: string; start: () => void };

type Limits = { atOnce: number; places: number; each: number };

/** Why there is no place: this person has enough already, or everybody together. */
export type NoPlace = "own" | "full";

type Place = {
  run: <T>(work: () => Promise<T>, signal: AbortSignal, onQueued: () => void) => Promise<T>;
  leave: () => void;
};

/**
 * Some work at once, the rest in turns of one each, and a limit to how many may be inside, in all and of each person. Once
 * half the places are taken, the rest is for people who have none: a few cannot shut out the others.
 */
export function openQueue({ atOnce, places, each }: Limits) {
  const waiting: Waiting[] = [];
  const inside: string[] = [];
  const running: string[] = [];
  const count = (list: readonly string[], who: string) => list.filter((one) => one === who).length;
  /** Who started last stands last, so that those with as many running take turns. */
  const turns: string[] = [];

  /** The next to start: of whoever has the fewest running, then whose last turn is longest ago, then first come. */
  function next(): void {
    if (running.length >= atOnce) return;
    const [one] = waiting.toSorted(
      (a, b) => count(running, a.who) - count(running, b.who) || turns.indexOf(a.who) - turns.indexOf(b.who),
    );
    if (one === undefined) return;
    waiting.splice(waiting.indexOf(one), 1);
    if (turns.includes(one.who)) turns.splice(turns.indexOf(one.who), 1);
    turns.push(one.who);
    running.push(one.who);
    one.start();
  }

  /** Resolves when it is this one's turn; rejects when the signal comes first. */
  function turn(who: string, signal: AbortSignal, onQueued: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        who,
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

  /** A place, or why there is none. Leaving twice is leaving once. */
  function enter(who: string): Place | { none: NoPlace } {
    const own = count(inside, who);
    if (own >= each || (own > 0 && inside.length >= places / 2)) return { none: "own" };
    if (inside.length >= places) return { none: "full" };
    inside.push(who);
    let isIn = true;
    return {
      async run<T>(work: () => Promise<T>, signal: AbortSignal, onQueued: () => void): Promise<T> {
        await turn(who, signal, onQueued);
        try {
          return await work();
        } finally {
          running.splice(running.indexOf(who), 1);
          next();
        }
      },
      leave(): void {
        if (!isIn) return;
        isIn = false;
        inside.splice(inside.indexOf(who), 1);
        if (!inside.includes(who) && turns.includes(who)) turns.splice(turns.indexOf(who), 1);
      },
    };
  }
  return { enter, load: () => ({ running: running.length, queued: waiting.length }) };
}
