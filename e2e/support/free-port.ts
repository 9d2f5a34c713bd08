import { createServer } from "node:net";

// Below the system's ephemeral ports, with a range per worker: two simultaneous requests
// never get the same one.
const FIRST = 20_000;
const EACH = 400;
let next = process.pid % EACH;

/** A free port that no other test uses. */
export async function freePort(): Promise<number> {
  const { TEST_PARALLEL_INDEX: browser, VITEST_POOL_ID: pool = "0" } = process.env;
  const firstPort = FIRST + (browser === undefined ? 16 + (Number(pool) % 10) : Number(browser) % 16) * EACH;
  for (let tries = 0; tries < EACH; tries++) {
    next = (next + 1) % EACH;
    if (await isFree(firstPort + next)) return firstPort + next;
  }
  throw new Error("No port is free.");
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
