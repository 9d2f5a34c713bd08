import { SCAN_MINUTES_PER_HOUR, SCANS_AT_ONCE } from "#contract/scan.ts";
import { MAX_PAGES_READ } from "#core/scan/informative-pages.ts";
import { Fault } from "#server/fault.ts";
import type { Log } from "#server/log.ts";
import { type Child, type FailureReason, startChild, type Work } from "./child-process.ts";
import type { DrawJob, Job } from "./messages.ts";
import { openQueue } from "./queue.ts";
import { openReadingTime } from "./reading-time.ts";
import type { Drawing, DrawOptions, Outcome, ReadOptions, Refused, ScanFile, Scanner } from "./scanner.ts";
import type { Usage } from "./watch-process.ts";

export type ScannerOptions = {
  log: Pick<Log, "warn">;
  atOnce?: number;
  /** The maximum number of files uploading, waiting and being read. */
  places?: number;
  /** The maximum per user. */
  placesPerUser?: number;
  /** The maximum reading time per user and hour. */
  secondsAnHour?: number;
  /** The time after which a file is abandoned, whatever it is waiting for. */
  seconds?: number;
  /** The CPU time limit of each phase for one file, in seconds. */
  work?: Work;
  megabytes?: number;
  /** How long an idle process waits for the next file before it exits and frees its memory. */
  idleSeconds?: number;
  /** Measures the process that reads a file, several times a second. */
  onUsage?: (usage: Usage) => void;
};

/**
 * Of 359 bills and receipts the slowest took 1 s for text and rendering together, and 5.3 s for its picture, on two
 * cores of an N1 with everything still to be loaded. Slower machines need headroom; the work itself is already limited
 * by the picture's size.
 */
const WORK: Work = { text: 4, draw: 4, look: 30 };

const NOT_STARTED = "Bills can't be read right now. Please try again in a moment.";
const NOT_FINISHED = "The server was too busy to read this bill. Please try again.";

/** A scanner that uses separate processes. None runs until the first file arrives. */
export function openScanner({
  log,
  atOnce = 2,
  places = 24,
  placesPerUser = SCANS_AT_ONCE,
  secondsAnHour = SCAN_MINUTES_PER_HOUR * 60,
  seconds = 30,
  work = WORK,
  megabytes = 1400,
  idleSeconds = 60,
  onUsage,
}: ScannerOptions): Scanner {
  const queue = openQueue({ atOnce, places, each: placesPerUser });
  const readingTime = openReadingTime(secondsAnHour);
  const idle = new Map<Child, NodeJS.Timeout>();
  const all = new Set<Child>();

  function takeChild(): Child {
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

  function returnChild(child: Child): void {
    if (child.isAlive()) idle.set(child, setTimeout(() => end(child), idleSeconds * 1000).unref());
    else end(child);
  }

  async function run(user: string, job: Job, options: DrawOptions & Partial<Pick<ReadOptions, "onProgress">>) {
    const { request, signal, onProgress = () => {} } = options;
    const child = takeChild();
    const files = "files" in job ? job.files : [job];
    // One file has its budget; that of many pictures scales with their number.
    const scale = Math.max(1, files.length / MAX_PAGES_READ);
    const startedAt = performance.now();
    try {
      const outcome = await child.run(job, {
        seconds: seconds * scale,
        work: { ...work, look: work.look * scale },
        megabytes,
        signal,
        onProgress,
        onUsage,
      });
      signal.throwIfAborted();
      if (!("failure" in outcome)) return outcome;
      if (outcome.failure === "start") throw new Fault("not_ready", NOT_STARTED, { retryAfter: 30 });
      const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
      const kind = "files" in job ? job.files[0]?.kind : "pdf";
      log.warn({ request, why: outcome.failure, kind, size }, "a scan was aborted");
      return refusalOf(outcome.failure);
    } finally {
      readingTime.add(user, (performance.now() - startedAt) / 1000);
      returnChild(child);
    }
  }

  async function read(user: string, files: readonly ScanFile[], options: ReadOptions): Promise<Outcome> {
    const { today, withViews } = options;
    const outcome = await run(user, { files, today, withViews }, options);
    return "drawn" in outcome ? { refusal: "unreadable", unread: [] } : outcome;
  }

  async function draw(user: string, file: DrawJob, options: DrawOptions): Promise<Drawing | Refused> {
    const outcome = await run(user, file, options);
    return "reading" in outcome ? { refusal: "unreadable", unread: [] } : outcome;
  }

  return {
    enter(user) {
      const seconds = readingTime.spentFor(user);
      if (seconds !== undefined) return { none: "spent", seconds };
      const place = queue.enter(user);
      if ("none" in place) return place;
      return {
        read: (files, options) =>
          place.run(
            () => read(user, files, options),
            options.signal,
            () => options.onProgress({ stage: "queued" }),
          ),
        draw: (file, options) =>
          place.run(
            () => draw(user, file, options),
            options.signal,
            () => {},
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

/** Errors of the file are reported as such; a busy machine or a crashed reader is worth a retry. */
function refusalOf(failure: Exclude<FailureReason, "start">): Refused {
  if (failure === "work" || failure === "memory") return { refusal: "complex", unread: [] };
  throw new Fault("not_ready", NOT_FINISHED, { retryAfter: 10 });
}
