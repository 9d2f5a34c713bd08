import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { ScanProgress } from "#contract/scan.ts";
import { packageRoot } from "#server/package-root.ts";
import { ChildMessage, type Job, type Phase } from "./messages.ts";
import type { Drawing, Outcome } from "./scanner.ts";
import { type Usage, watchProcess } from "./watch-process.ts";

/** Why a reader's process was stopped. */
export type FailureReason = "start" | "time" | "work" | "memory" | "crash" | "cancelled";

/** The CPU time limit of each phase for one file, in seconds. */
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
export type JobResult = Outcome | Drawing | { failure: FailureReason };

/** A process that reads one file at a time and can be killed at any point. */
export type Child = {
  run: (job: Job, options: RunOptions) => Promise<JobResult>;
  isAlive: () => boolean;
  kill: () => void;
};

/** A busy machine may take a while to start a process; that is not the file's fault. */
const START_SECONDS = 60;

/** How the process ends itself when its heap is full: faster than the watcher. */
const OUT_OF_HEAP = "SIGABRT";

const SOURCE = { file: "src/server/scanner/child/main.ts", loader: ["--import", "tsx"] };
const BUILT = { file: "dist/server/scanner/child/main.js", loader: [] };

/** The program that reads files. */
const program = import.meta.url.endsWith(".ts") ? { ...SOURCE } : BUILT;

/** For tests: the bundled program starts four times as fast, and some tests kill one per file. */
export const setBuiltReader = () => void Object.assign(program, BUILT);

const PASSED_VARIABLES = ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", "NODE_ENV"];

function start(): ChildProcess {
  const root = packageRoot();
  const child = fork(join(root, program.file), {
    cwd: root,
    // An empty environment: no settings, no secrets.
    env: {
      ...Object.fromEntries(PASSED_VARIABLES.map((name) => [name, process.env[name]])),
      // The networks' library would send telemetry, and leave files in the temporary and home folders.
      ORT_DISABLE_TELEMETRY: "1",
      // With an arena per thread, glibc keeps a hundred megabytes more than are used, and is no faster.
      MALLOC_ARENA_MAX: "1",
    },
    // A smaller young generation is collected more often, which costs little, and saves 40 MB.
    execArgv: ["--max-old-space-size=768", "--max-semi-space-size=8", ...program.loader],
    serialization: "advanced",
    // A library's output may quote the file.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  try {
    // Requests have priority: a scan may take a little longer.
    if (child.pid !== undefined) setPriority(child.pid, 5);
  } catch {
    // Not every system allows it; then all are equal.
  }
  return child;
}

/** A file's remaining budget. A repeated phase, for the next page, continues with what is left. */
function openBudget(work: Work) {
  const remaining = { ...work };
  let current: { phase: Phase; used: number } | undefined;
  return {
    begin(phase: Phase, used: number): void {
      if (current) remaining[current.phase] -= used - current.used;
      current = { phase, used };
    },
    isSpent: ({ seconds }: Usage) => current !== undefined && seconds - current.used > remaining[current.phase],
  };
}

export function startChild(): Child {
  const child = start();
  let isAlive = true;
  let isReady = false;
  const markDead = () => {
    isAlive = false;
  };
  child.once("exit", markDead);
  child.once("error", markDead);
  const kill = () => {
    isAlive = false;
    child.kill("SIGKILL");
  };

  function run(job: Job, { seconds, work, megabytes, signal, onProgress, onUsage }: RunOptions) {
    return new Promise<JobResult>((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const finish = (outcome: JobResult) => {
        clearTimeout(timer);
        stopWatching();
        signal.removeEventListener("abort", onAbort);
        child.off("message", onMessage).off("exit", onExit).off("error", onExit);
        if ("failure" in outcome) kill();
        resolve(outcome);
      };
      const onAbort = () => finish({ failure: "cancelled" });
      const onExit = (_code?: unknown, signal?: unknown) =>
        finish({ failure: !isReady ? "start" : signal === OUT_OF_HEAP ? "memory" : "crash" });
      const failAfter = (limit: number, failure: FailureReason) => {
        clearTimeout(timer);
        timer = setTimeout(() => finish({ failure }), limit * 1000);
      };
      const begin = () => {
        isReady = true;
        failAfter(seconds, "time");
        child.send(job, (error) => error && finish({ failure: "crash" }));
      };
      const onMessage = (message: unknown) => {
        const { data } = ChildMessage.safeParse(message);
        if (data === undefined) finish({ failure: "crash" });
        else if (data.type === "ready") begin();
        else if (data.type === "phase") budget.begin(data.phase, data.used);
        else if (data.type === "progress") onProgress(data.progress);
        else if (data.type === "refused") finish({ refusal: data.refusal, unread: data.unread });
        else if (data.type === "drawn") finish({ drawn: { jpeg: data.jpeg, pages: data.pages } });
        else finish({ reading: data.reading });
      };
      const budget = openBudget(work);
      const stopWatching = watchProcess(child.pid, (usage) => {
        onUsage?.(usage);
        if (usage.megabytes > megabytes) finish({ failure: "memory" });
        else if (budget.isSpent(usage)) finish({ failure: "work" });
      });
      signal.addEventListener("abort", onAbort, { once: true });
      child.on("message", onMessage).once("exit", onExit).once("error", onExit);
      if (signal.aborted) onAbort();
      else if (!isAlive) onExit();
      else if (isReady) begin();
      else failAfter(START_SECONDS, "start");
    });
  }
  return { run, kill, isAlive: () => isAlive };
}
