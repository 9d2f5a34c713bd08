import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

const INTERVAL = 200;
const PAGE = 4096;
const MEGABYTE = 1024 * 1024;
/** Linux counts CPU time in hundredths on every architecture Node runs on. */
const TICKS = 100;

/** A process's real memory, and its total CPU time over all threads. */
export type Usage = { megabytes: number; seconds: number };

/** Reports a process's resource usage several times a second. A heap limit would miss native code. */
export function watchProcess(pid: number | undefined, onUsage: (usage: Usage) => void): () => void {
  if (pid === undefined) return () => {};
  let isWatching = true;
  const check = async () => {
    const usage = await (process.platform === "linux" ? fromProc(pid) : fromPs(pid));
    if (isWatching && usage !== undefined) onUsage(usage);
  };
  const timer = setInterval(() => void check(), INTERVAL);
  return () => {
    isWatching = false;
    clearInterval(timer);
  };
}

async function fromProc(pid: number): Promise<Usage | undefined> {
  try {
    const [memory, stat] = await Promise.all([
      readFile(`/proc/${pid}/statm`, "utf8"),
      readFile(`/proc/${pid}/stat`, "utf8"),
    ]);
    // The second field is the program's name in parentheses, and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return {
      megabytes: (Number(memory.split(" ")[1]) * PAGE) / MEGABYTE,
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    };
  } catch {
    return undefined;
  }
}

/** Where there is no /proc. Windows has no ps either: there only the time limit stops a greedy process. */
function fromPs(pid: number): Promise<Usage | undefined> {
  if (process.platform === "win32") return Promise.resolve(undefined);
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=,time=", "-p", String(pid)], (error, text) => {
      const [memory = "", time = ""] = text.trim().split(/\s+/);
      const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0);
      resolve(error ? undefined : { megabytes: Number(memory) / 1024, seconds });
    });
  });
}
