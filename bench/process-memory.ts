import { readdirSync, readFileSync } from "node:fs";

type ProcessFacts = { parent: number; bytes: number; seconds: number };

/** Memory of a process and its descendants, in bytes, and the descendants' CPU time. Linux only. */
export function memoryOf(pid: number): { own: number; children: number; cpuSeconds: number } {
  const all = new Map<number, ProcessFacts>();
  for (const name of readdirSync("/proc")) {
    const facts = /^\d+$/.test(name) ? factsOf(name) : undefined;
    if (facts) all.set(Number(name), facts);
  }
  const sumOfDescendants = (parent: number, figure: "bytes" | "seconds"): number =>
    [...all].reduce(
      (sum, [id, each]) => (each.parent === parent ? sum + each[figure] + sumOfDescendants(id, figure) : sum),
      0,
    );
  const cpuSeconds = sumOfDescendants(pid, "seconds") + secondsOf(String(pid), ENDED_CHILDREN);
  return { own: all.get(pid)?.bytes ?? 0, children: sumOfDescendants(pid, "bytes"), cpuSeconds };
}

// Places in /proc/<pid>/stat after the name, which may hold spaces.
const OWN_TIMES = [11, 12];
const ENDED_CHILDREN = [13, 14];
const TICKS = 100;

function secondsOf(name: string, places: readonly number[]): number {
  const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return places.reduce((sum, place) => sum + Number(fields[place] ?? 0) / TICKS, 0);
}

function factsOf(name: string): ProcessFacts | undefined {
  try {
    const text = readFileSync(`/proc/${name}/status`, "utf8");
    const number = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
    return { parent: number("PPid"), bytes: number("VmRSS") * 1024, seconds: secondsOf(name, OWN_TIMES) };
  } catch {
    return undefined;
  }
}

export const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
