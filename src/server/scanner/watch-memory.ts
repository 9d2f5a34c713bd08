import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

const EVERY = 200;
const PAGE = 4096;
const MEGABYTE = 1024 * 1024;

/** Tells, some times a second, how many megabytes a process really holds. A limit on its heap would miss native code. */
export function watchMemory(pid: number | undefined, tell: (megabytes: number) => void): () => void {
  if (pid === undefined) return () => {};
  let isOn = true;
  const look = async () => {
    const used = await (process.platform === "linux" ? fromProc(pid) : fromPs(pid));
    if (isOn && used !== undefined) tell(used);
  };
  const timer = setInterval(() => void look(), EVERY);
  return () => {
    isOn = false;
    clearInterval(timer);
  };
}

async function fromProc(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (Number(text.split(" ")[1]) * PAGE) / MEGABYTE;
}

/** Where there is no /proc. Windows has no ps either: there the time limit alone ends a greedy process. */
function fromPs(pid: number): Promise<number | undefined> {
  if (process.platform === "win32") return Promise.resolve(undefined);
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, text) =>
      resolve(error ? undefined : Number(text.trim()) / 1024),
    );
  });
}
