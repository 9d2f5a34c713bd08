import { Fault } from "#server/fault.ts";
import type { Log } from "#server/log.ts";
import { type Child, startChild } from "./child-process.ts";
import { openQueue } from "./queue.ts";
import type { Outcome, ReadOptions, ScanFile, Scanner } from "./scanner.ts";

export type ScannerOptions = {
  log: Pick<Log, "warn">;
  atOnce?: number;
  /** How many may be inside: uploading, waiting and being read. */
  places?: number;
  /** How many of them one person may take. */
  each?: number;
  seconds?: number;
  megabytes?: number;
  /** How long a process waits for the next file before it ends and gives its memory back. */
  idleSeconds?: number;
  onMemory?: (megabytes: number) => void;
};

/** The scanner over processes of its own. None runs until the first file comes. */
export function openScanner({
  log,
  atOnce = 2,
  places = 8,
  each = 5,
  seconds = 30,
  megabytes = 1400,
  idleSeconds = 60,
  onMemory,
}: ScannerOptions): Scanner {
  const queue = openQueue({ atOnce, places, each });
  const idle = new Map<Child, NodeJS.Timeout>();
  const all = new Set<Child>();

  function take(): Child {
    for (const [child, timer] of idle) {
      clearTimeout(timer);
      idle.delete(child);
      if (child.isAlive()) return child;
      all.delete(child);
    }
    const child = startChild();
    all.add(child);
    return child;
  }

  function end(child: Child): void {
    idle.delete(child);
    all.delete(child);
    child.kill();
  }

  function giveBack(child: Child): void {
    if (child.isAlive()) idle.set(child, setTimeout(() => end(child), idleSeconds * 1000).unref());
    else end(child);
  }

  async function read(file: ScanFile, options: ReadOptions): Promise<Outcome> {
    const { request, today, withViews, signal, onProgress } = options;
    const child = take();
    try {
      const outcome = await child.run(
        { bytes: file.bytes, kind: file.kind, today, withViews },
        { seconds, megabytes, signal, onProgress, onMemory },
      );
      signal.throwIfAborted();
      if (!("broken" in outcome)) return outcome;
      if (outcome.broken === "start") throw cannotStart();
      log.warn({ request, why: outcome.broken, kind: file.kind, size: file.bytes.length }, "a scan was ended");
      return { refusal: "unreadable" };
    } finally {
      giveBack(child);
    }
  }

  const cannotStart = () =>
    new Fault("not_ready", "Bills cannot be read just now. Please try again in a moment.", { retryAfter: 30 });

  return {
    enter(who) {
      const place = queue.enter(who);
      if (place === undefined) return undefined;
      return {
        read: (file, options) =>
          place.run(
            () => read(file, options),
            options.signal,
            () => options.onProgress({ stage: "queued" }),
          ),
        leave: place.leave,
      };
    },
    count: () => all.size,
    load: queue.load,
    close() {
      for (const timer of idle.values()) clearTimeout(timer);
      for (const child of all) end(child);
    },
  };
}
