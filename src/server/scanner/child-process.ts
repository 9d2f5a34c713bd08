import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { ScanProgress } from "#contract/scan.ts";
import { packageRoot } from "#server/package-root.ts";
import { type Job, Said } from "./messages.ts";
import type { Outcome } from "./scanner.ts";
import { watchMemory } from "./watch-memory.ts";

/** Why a reader's process had to be ended. */
export type Broken = "time" | "memory" | "crash" | "given up";

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

const isSource = import.meta.url.endsWith(".ts");

function start(): ChildProcess {
  const root = packageRoot();
  const file = isSource ? "src/server/scanner/child/main.ts" : "dist/server/scanner/child/main.js";
  const child = fork(join(root, file), {
    cwd: root,
    // Nothing of ours to find in there: no settings, no secrets.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    execArgv: ["--max-old-space-size=768", ...(isSource ? ["--import", "tsx"] : [])],
    serialization: "advanced",
    // What a library prints may quote the file.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  try {
    // Requests come first: a scan may take a little longer.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not every system lets us; then all are equal.
  }
  return child;
}

export function startChild(): Child {
  const child = start();
  let isAlive = true;
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
      const finish = (outcome: Outcome | { broken: Broken }) => {
        clearTimeout(timer);
        stopWatching();
        signal.removeEventListener("abort", onAbort);
        child.removeAllListeners("message");
        child.off("exit", onExit);
        if ("broken" in outcome) kill();
        resolve(outcome);
      };
      const onAbort = () => finish({ broken: "given up" });
      const onExit = () => finish({ broken: "crash" });
      const timer = setTimeout(() => finish({ broken: "time" }), seconds * 1000);
      const stopWatching = watchMemory(child.pid, (used) => {
        onMemory?.(used);
        if (used > megabytes) finish({ broken: "memory" });
      });
      signal.addEventListener("abort", onAbort, { once: true });
      child.once("exit", onExit);
      child.on("message", (message) => {
        const { data } = Said.safeParse(message);
        if (data === undefined) finish({ broken: "crash" });
        else if (data.said === "progress") onProgress(data.progress);
        else if (data.said === "refused") finish({ refusal: data.refusal });
        else if (data.said === "read") finish({ reading: data.reading });
      });
      if (!isAlive || signal.aborted) return finish({ broken: isAlive ? "given up" : "crash" });
      child.send(job, (error) => error && finish({ broken: "crash" }));
    });
  }
  return { run, kill, isAlive: () => isAlive };
}
