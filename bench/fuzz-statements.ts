import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readStatement } from "#core/statements/read-statement.ts";
import { isStorable } from "#core/statements/testing/is-storable.ts";
import { makeMutator, randomFrom, SEEDS } from "#core/statements/testing/mutate.ts";

/**
 * Reads damaged files: npm run bench:fuzz-statements -- camt --from 0 --count 250000. Each file depends on its number and the
 * seed alone, so that a million can be read in pieces, and one that fails be read again. Fails on an exception, on lines that
 * could not be stored, on a thousand files that take ten seconds together, and on more than 200 MB beyond the start.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "2026" },
    from: { type: "string", default: "0" },
    count: { type: "string", default: "1000000" },
    piece: { type: "string" },
  },
});
const MAX_BYTES = 200 * 1024 * 1024;
const BATCH = 1_000;
const MAX_BATCH_MS = 10_000;

type FileRange = { kind: string; seed: number; from: number; count: number };
type ProgressMessage = {
  turn: number;
  refused: number;
  processorMs: number;
  bytes: number;
  fault?: string | undefined;
};

/** In a process of its own, so that one that never ends can be told. */
function readAll({ kind, seed, from, count }: FileRange): void {
  const mutate = makeMutator(SEEDS[kind] ?? []);
  const base = process.memoryUsage.rss();
  let refused = 0;
  let before = process.cpuUsage().user;
  const report = (turn: number, fault?: string) => {
    const now = process.cpuUsage().user;
    const bytes = process.memoryUsage.rss() - base;
    process.send?.({ turn, refused, processorMs: (now - before) / 1_000, bytes, fault } satisfies ProgressMessage);
    before = now;
  };
  for (let turn = from; turn < from + count; turn += 1) {
    const bytes = mutate(turn, randomFrom(seed + turn * 7_919));
    try {
      const read = readStatement(bytes);
      if ("problem" in read) refused += 1;
      if (!isStorable(read)) throw new Error("read, but cannot be stored");
    } catch (error) {
      report(turn, String(error));
      return;
    }
    if ((turn + 1) % BATCH === 0 || turn + 1 === from + count) report(turn + 1);
  }
}

/** Whether all files of a piece were read or refused in time and within the memory. */
function canReadAll(range: FileRange): Promise<boolean> {
  const reader = fork(fileURLToPath(import.meta.url), ["--piece", JSON.stringify(range)]);
  let [maxBytes, slowest, refused, turn, fault] = [0, 0, 0, range.from, ""];
  // By the clock and generous: other work may have the processor. What is slow shows in processor time.
  let timeout = setTimeout(() => {}, 0);
  const restartTimeout = () => {
    clearTimeout(timeout);
    timeout = setTimeout(() => {
      fault = `no end within ${turn} to ${turn + BATCH}`;
      reader.kill("SIGKILL");
    }, 120_000);
  };
  restartTimeout();
  reader.on("message", (message: ProgressMessage) => {
    restartTimeout();
    ({ turn, refused } = message);
    fault ||= message.fault ? `${message.fault} at ${message.turn}` : "";
    slowest = Math.max(slowest, message.processorMs);
    maxBytes = Math.max(maxBytes, message.bytes);
  });
  return new Promise((resolve) => {
    reader.on("exit", (code) => {
      if (code !== 0) fault ||= `the process ended with ${code} within ${turn} to ${turn + BATCH}`;
      clearTimeout(timeout);
      const memory = Math.round(maxBytes / 1024 / 1024);
      console.log(
        `${range.kind} from ${range.from}: ${turn - range.from} files, ${refused} refused, slowest thousand ${Math.round(slowest)} ms, ${memory} MB at most${fault && `; FAILED: ${fault}`}`,
      );
      resolve(fault === "" && slowest <= MAX_BATCH_MS && maxBytes <= MAX_BYTES);
    });
  });
}

if (values.piece) readAll(JSON.parse(values.piece));
else
  for (const kind of positionals.length > 0 ? positionals : Object.keys(SEEDS)) {
    const range = { kind, seed: Number(values.seed), from: Number(values.from), count: Number(values.count) };
    if (!(await canReadAll(range))) process.exitCode = 1;
  }
