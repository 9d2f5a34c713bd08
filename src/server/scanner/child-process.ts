import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { ScanProgress } from "#contract/scan.ts";
import { packageRoot } from "#server/package-root.ts";
import { type Job, Said } from "./messages.ts";
import type { Outcome } from "./scanner.ts";
import { watchMemory } from "./watch-memory.ts";

/** Why a reader's process had to be ended. */
export type Broken = "start" | "time" | "memory" | "crash" | "given up";

export type RunOptions = {
  seconds: number;
  megabytes: number;
  signal: AbortSignal;
  onProgress: (progress: ScanProgress) => void;
  onMemory?: ((megabytes: number) => void) | undefined;
};

/** A process that reads one file at a time and can be killed whatever it is doing. */
export type Child = {
  run: (job: Job, options: RunOptions) => Promise<Outcome | { broken: Broken }>;
  isAlive: () => boolean;
  kill: () => void;
};

/** A busy machine may take its time to start a process; the file is not to blame. */
const START_SECONDS = 60;

const isSource = import.meta.url.endsWith(".ts");

const KEPT = ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", "NODE_ENV"];

function start(): ChildProcess {
  const root = packageRoot();
  const file = isSource ? "src/server/scanner/child/main.ts" : "dist/server/scanner/child/main.js";
  const child = fork(join(root, file), {
    cwd: root,
    // Nothing of ours to find in there: no settings, no secrets.
    env: Object.fromEntries(KEPT.map((name) => [name, process.env[name]])),
    execArgv: ["--max-old-space-size=768", ...(isSource ? ["--import", "tsx"] : [])],
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

  function run(job: Job, { seconds, megabytes, signal, onProgress, onMemory }: RunOptions) {
    return new Promise<Outcome | { broken: Broken }>((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const finish = (outcome: Outcome | { broken: Broken }) => {
        clearTimeout(timer);
        stopWatching();
        signal.removeEventListener("abort", onAbort);
        child.off("message", onMessage).off("exit", onExit).off("error", onExit);
        if ("broken" in outcome) kill();
        resolve(outcome);
      };
      const onAbort = () => finish({ broken: "given up" });
      const onExit = () => finish({ broken: isReady ? "crash" : "start" });
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
        const { data } = Said.safeParse(message);
        if (data === undefined) finish({ broken: "crash" });
        else if (data.said === "ready") begin();
        else if (data.said === "progress") onProgress(data.progress);
        else if (data.said === "refused") finish({ refusal: data.refusal });
        else finish({ reading: data.reading });
      };
      const stopWatching = watchMemory(child.pid, (used) => {
        onMemory?.(used);
        if (used > megabytes) finish({ broken: "memory" });
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
