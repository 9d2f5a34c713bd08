type Waiting = { who: string; start: () => void };

type Limits = { atOnce: number; places: number; each: number };

/** Why there is no place: this user's limit, or everyone's. */
export type NoPlace = "own" | "full";

type Place = {
  run: <T>(work: () => Promise<T>, signal: AbortSignal, onQueued: () => void) => Promise<T>;
  leave: () => void;
};

/**
 * Runs some work at once and queues the rest round-robin by user, with a limit in total and per user. Once half the
 * places are taken, the rest is reserved for users without one: a few can't shut out the others.
 */
export function openQueue({ atOnce, places, each }: Limits) {
  const waiting: Waiting[] = [];
  const inside: string[] = [];
  const running: string[] = [];
  const count = (list: readonly string[], who: string) => list.filter((one) => one === who).length;
  /** The latest to start goes to the end, so that users with equally many running take turns. */
  const turns: string[] = [];

  /**
   * The next to start: the user with the fewest running, then the longest wait since their last turn, then first come.
   */
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

  /** Resolves when it is this one's turn; rejects when the signal aborts first. */
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

  /** A place, or why there is none. Leaving twice is harmless. */
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
