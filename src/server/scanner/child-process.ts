import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { ScanProgress } from "#contract/scan.ts";
import { packageRoot } from "#server/package-root.ts";
import { ChildMessage, type Job, type Phase } from "./messages.ts";
import type { Drawing, Outcome } from "./scanner.ts";
import { type Usage, watchProcess } from "./watch-process.ts";

/** Why a reader's process had to be ended. */
export type Broken = "start" | "time" | "work" | "memory" | "crash" | "cancelled";

/** Seconds of processor time that each part of the work on one file may take. */
export type Work = Readonly<Record<Phase, number>>;

export type RunOptions = {
  seconds: number;
  work: Work;
  megabytes: number;
  signal: AbortSignal;
  onProgress: (progress: ScanProgress) => void;
  onUsage?: ((usage: Usage) => void) | undefined;
};

/** How a job ended. */
export type Ended = Outcome | Drawing | { broken: Broken };

/** A process that reads one file at a time and can be killed whatever it is doing. */
export type Child = {
  run: (job: Job, options: RunOptions) => Promise<Ended>;
  isAlive: () => boolean;
  kill: () => void;
};

/** A busy machine may take its time to start a process; the file is not to blame. */
const START_SECONDS = 60;

/** How the process ends itself when it has filled its heap: faster than it is looked at. */
const OUT_OF_HEAP = "SIGABRT";

const SOURCE = { file: "src/server/scanner/child/main.ts", loader: ["--import", "tsx"] };
const BUILT = { file: "dist/server/scanner/child/main.js", loader: [] };

/** The program that reads files. */
const program = import.meta.url.endsWith(".ts") ? { ...SOURCE } : BUILT;

/** For tests: the built program starts in a quarter of the time, and some tests end one for every file. */
export const takeBuiltReader = () => void Object.assign(program, BUILT);

const KEPT = ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", "NODE_ENV"];

function start(): ChildProcess {
  const root = packageRoot();
  const child = fork(join(root, program.file), {
    cwd: root,
    // Nothing of ours to find in there: no settings, no secrets.
    env: {
      ...Object.fromEntries(KEPT.map((name) => [name, process.env[name]])),
      // The networks' library would report to its maker, and leave files in the temporary and the home folder.
      ORT_DISABLE_TELEMETRY: "1",
      // With a heap for each of its threads, glibc keeps a hundred megabytes more than are used, and is no quicker.
      MALLOC_ARENA_MAX: "1",
    },
    // What is new is looked through more often, which costs little, and 40 MB less are held.
    execArgv: ["--max-old-space-size=768", "--max-semi-space-size=8", ...program.loader],
    serialization: "advanced",
    // What a library prints may quote the file.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  try {
    // Requests come first: a scan may take a little longer.
    if (child.pid !== undefined) setPriority(child.pid, 5);
  } catch {
    // Not every system lets us; then all are equal.
  }
  return child;
}

/** What a file may still use. A phase that comes again, for the next page, goes on with what it has left. */
function openBudget(work: Work) {
  const left = { ...work };
  let current: { phase: Phase; used: number } | undefined;
  return {
    begin(phase: Phase, used: number): void {
      if (current) left[current.phase] -= used - current.used;
      current = { phase, used };
    },
    isSpent: ({ seconds }: Usage) => current !== undefined && seconds - current.used > left[current.phase],
  };
}

export function startChild(): Child {
  const child = start();
  let isAlive = true;
  let isReady = false;
  const ended = () => {
    isAlive = false;
  };
  child.once("exit", ended);
  child.once("error", ended);
  const kill = () => {
    isAlive = false;
    child.kill("SIGKILL");
  };

  function run(job: Job, { seconds, work, megabytes, signal, onProgress, onUsage }: RunOptions) {
    return new Promise<Ended>((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const finish = (outcome: Ended) => {
        clearTimeout(timer);
        stopWatching();
        signal.removeEventListener("abort", onAbort);
        child.off("message", onMessage).off("exit", onExit).off("error", onExit);
        if ("broken" in outcome) kill();
        resolve(outcome);
      };
      const onAbort = () => finish({ broken: "cancelled" });
      const onExit = (_code?: unknown, signal?: unknown) =>
        finish({ broken: !isReady ? "start" : signal === OUT_OF_HEAP ? "memory" : "crash" });
      const within = (limit: number, broken: Broken) => {
        clearTimeout(timer);
        timer = setTimeout(() => finish({ broken }), limit * 1000);
      };
      const begin = () => {
        isReady = true;
        within(seconds, "time");
        child.send(job, (error) => error && finish({ broken: "crash" }));
      };
      const onMessage = (message: unknown) => {
        const { data } = ChildMessage.safeParse(message);
        if (data === undefined) finish({ broken: "crash" });
        else if (data.said === "ready") begin();
        else if (data.said === "phase") budget.begin(data.phase, data.used);
        else if (data.said === "progress") onProgress(data.progress);
        else if (data.said === "refused") finish({ refusal: data.refusal });
        else if (data.said === "drawn") finish({ drawn: { jpeg: data.jpeg, pages: data.pages } });
        else finish({ reading: data.reading });
      };
      const budget = openBudget(work);
      const stopWatching = watchProcess(child.pid, (usage) => {
        onUsage?.(usage);
        if (usage.megabytes > megabytes) finish({ broken: "memory" });
        else if (budget.isSpent(usage)) finish({ broken: "work" });
      });
      signal.addEventListener("abort", onAbort, { once: true });
      child.on("message", onMessage).once("exit", onExit).once("error", onExit);
      if (signal.aborted) onAbort();
      else if (!isAlive) onExit();
      else if (isReady) begin();
      else within(START_SECONDS, "start");
    });
  }
  return { run, kill, isAlive: () => isAlive };
}
