type Waiting = { user: string; start: () => void };

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
  const usersWithPlaces: string[] = [];
  const running: string[] = [];
  const count = (list: readonly string[], user: string) => list.filter((job) => job === user).length;
  /** The latest to start goes to the end, so that users with equally many running take turns. */
  const order: string[] = [];

  /**
   * The next to start: the user with the fewest running, then the longest wait since their last turn, then first come.
   */
  function startNext(): void {
    if (running.length >= atOnce) return;
    const [job] = waiting.toSorted(
      (a, b) => count(running, a.user) - count(running, b.user) || order.indexOf(a.user) - order.indexOf(b.user),
    );
    if (job === undefined) return;
    waiting.splice(waiting.indexOf(job), 1);
    if (order.includes(job.user)) order.splice(order.indexOf(job.user), 1);
    order.push(job.user);
    running.push(job.user);
    job.start();
  }

  /** Resolves when it is this one's turn; rejects when the signal aborts first. */
  function waitForTurn(user: string, signal: AbortSignal, onQueued: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const job: Waiting = {
        user,
        start: () => {
          signal.removeEventListener("abort", giveUp);
          resolve();
        },
      };
      const giveUp = () => {
        const at = waiting.indexOf(job);
        if (at >= 0) waiting.splice(at, 1);
        reject(signal.reason);
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener("abort", giveUp, { once: true });
      waiting.push(job);
      startNext();
      if (waiting.includes(job)) onQueued();
    });
  }

  /** A place, or why there is none. Leaving twice is harmless. */
  function enter(user: string): Place | { none: NoPlace } {
    const userPlaces = count(usersWithPlaces, user);
    if (userPlaces >= each || (userPlaces > 0 && usersWithPlaces.length >= places / 2)) return { none: "own" };
    if (usersWithPlaces.length >= places) return { none: "full" };
    usersWithPlaces.push(user);
    let hasPlace = true;
    return {
      async run<T>(work: () => Promise<T>, signal: AbortSignal, onQueued: () => void): Promise<T> {
        await waitForTurn(user, signal, onQueued);
        try {
          return await work();
        } finally {
          running.splice(running.indexOf(user), 1);
          startNext();
        }
      },
      leave(): void {
        if (!hasPlace) return;
        hasPlace = false;
        usersWithPlaces.splice(usersWithPlaces.indexOf(user), 1);
        if (!usersWithPlaces.includes(user) && order.includes(user)) order.splice(order.indexOf(user), 1);
      },
    };
  }
  return { enter, load: () => ({ running: running.length, queued: waiting.length }) };
}
