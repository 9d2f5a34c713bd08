import { readdirSync, readFileSync } from "node:fs";

type Facts = { parent: number; bytes: number };

/** What a process and everything below it hold in memory, in bytes. Linux alone. */
export function memoryOf(pid: number): { own: number; children: number } {
  const all = new Map<number, Facts>();
  for (const name of readdirSync("/proc")) {
    const facts = /^\d+$/.test(name) ? factsOf(name) : undefined;
    if (facts) all.set(Number(name), facts);
  }
  const below = (parent: number): number =>
    [...all].reduce((sum, [id, facts]) => (facts.parent === parent ? sum + facts.bytes + below(id) : sum), 0);
  return { own: all.get(pid)?.bytes ?? 0, children: below(pid) };
}

function factsOf(name: string): Facts | undefined {
  try {
    const text = readFileSync(`/proc/${name}/status`, "utf8");
    const number = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
    return { parent: number("PPid"), bytes: number("VmRSS") * 1024 };
  } catch {
    return undefined;
  }
}

export const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
