import { appendFile, mkdir, open, readFile, rm, stat, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const HEARTBEAT_MS = 2_000;
const MAX_SILENCE_MS = 20_000;
const MAX_SILENCE_WITH_PID_MS = 600_000;

async function tryAcquire(path) {
  try {
    const file = await open(path, "wx");
    await file.writeFile(`${hostname()} ${process.pid}`);
    await file.close();
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

// A killed holder leaves its lock behind. We check whether its processes are alive or, from another container, how long it has
// been silent; the long limit is for process ids that have been reused since.
async function isAbandoned(path) {
  try {
    const [text, info] = await Promise.all([readFile(path, "utf8"), stat(path)]);
    const silence = Date.now() - info.mtimeMs;
    const [host, ...pids] = text.split(" ");
    if (host !== hostname()) return silence > MAX_SILENCE_MS;
    return (silence > HEARTBEAT_MS && !pids.some(isAlive)) || silence > MAX_SILENCE_WITH_PID_MS;
  } catch {
    return false;
  }
}

/**
 * Runs `work` while holding the lock, waiting for it if necessary.
 * `work` gets a function to register a child process that must also end before the lock is released.
 */
export async function withLock(path, work, onWait = () => {}) {
  await mkdir(dirname(path), { recursive: true });
  for (let waited = false; !(await tryAcquire(path)); waited = true) {
    if (await isAbandoned(path)) await rm(path, { force: true });
    else if (!waited) onWait();
    await pause(200 + Math.random() * 200);
  }
  const heartbeat = setInterval(() => utimes(path, new Date(), new Date()).catch(() => {}), HEARTBEAT_MS);
  try {
    return await work((pid) => appendFile(path, ` ${pid}`));
  } finally {
    clearInterval(heartbeat);
    await rm(path, { force: true });
  }
}
