import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Kills the PostgreSQL of a folder with all its processes at once, as a power cut would. Linux only. */
export async function crashPostgres(folder: string): Promise<void> {
  const postmasterPid = Number(readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]);
  // Held, it can't start what was killed again.
  process.kill(postmasterPid, "SIGSTOP");
  const pids = [...childrenOf(postmasterPid), postmasterPid];
  for (const pid of pids) kill(pid);
  while (pids.some(isRunning)) await sleep(5);
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && statOf(name)?.parent === parent)
    .map(Number);
}

const isRunning = (pid: number) => {
  const stat = statOf(String(pid));
  return stat !== undefined && stat.state !== "Z";
};

function statOf(name: string): { state: string | undefined; parent: number } | undefined {
  try {
    // The name in parentheses may hold anything, blanks too.
    const [state, parent] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has just exited.
  }
}
