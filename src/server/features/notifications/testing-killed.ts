import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { programOf } from "#server/testing-program.ts";

type Options = {
  databaseUrl: string;
  household: string;
  count: number;
  processes: number;
  /** How many times each is killed before it may finish. */
  kills: number;
  longest: number;
};

const FIRST = Date.parse("2026-03-02T09:00:00Z");
/** Longer than a process's lease. */
const ROUND = 11 * 60_000;

/**
 * Lets several processes create and send messages for the same events, kills each at random repeatedly, then lets them
 * finish.
 */
export async function killSenders({ kills, processes, ...options }: Options): Promise<{ killed: number }> {
  let killed = 0;
  for (let round = 0; round <= kills; round += 1) {
    const isLast = round === kills;
    const now = new Date(FIRST + round * ROUND).toISOString();
    const ended = await Promise.all(
      Array.from({ length: isLast ? 1 : processes }, () => sendAndDie(options, now, isLast)),
    );
    killed += ended.filter((code) => code !== 0).length;
  }
  return { killed };
}

async function sendAndDie(
  { databaseUrl, household, count, longest }: Omit<Options, "kills" | "processes">,
  now: string,
  isLast: boolean,
) {
  const program = await programOf(join(import.meta.dirname, "testing-sender.ts"));
  const child = spawn(process.execPath, [program, databaseUrl, household, now, String(count)]);
  const exit = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), exit]);
  if (!isLast) {
    await Promise.race([sleep(50 + Math.random() * longest), exit]);
    child.kill("SIGKILL");
  }
  const [code] = await exit;
  return code;
}

type ReceivedMessage = { id: string; mayRepeat: boolean };

/** The errors in the received messages: missing ones, and unmarked duplicates. */
export function deliveryErrors(
  received: readonly ReceivedMessage[],
  count: number,
): { missing: number; unmarked: number; duplicates: number } {
  const ids = new Set<string>();
  let [unmarked, duplicates] = [0, 0];
  for (const { id, mayRepeat } of received) {
    if (ids.has(id)) duplicates += 1;
    if (ids.has(id) && !mayRepeat) unmarked += 1;
    ids.add(id);
  }
  return { missing: count - ids.size, unmarked, duplicates };
}
