// Power cuts while the embedded database is writing: npm run bench:power-cuts [-- how many]
// The application runs with every change of its files written down. From that record the disk is made as a cut at some
// moment would leave it, without unsynced writes, and its database is opened. Needs no privileges and no device.
import { cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#server/db/open.ts";
import { bills, payments } from "#server/db/schema/index.ts";
import { examine } from "#server/doctor/examine.ts";
import { placeApp } from "./app-process.ts";
import { dice } from "./made-requests.ts";
import { type Luck, openDisk, readRecord } from "./replay-disk.ts";
import { type Noted, openWriter } from "./writers.ts";

const wanted = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 50);
const WRITING_MS = Number(process.env.WRITING_MS ?? 15_000);
const roll = dice(Number(process.env.SEED ?? 1));

const folder = mkdtempSync(join(tmpdir(), "weekwise-cuts-"));
const dataDir = join(folder, "data");
const base = join(folder, "base");
const record = join(folder, "record");
const db = join(dataDir, "db");
const more = { RECORD_FOLDER: db, RECORD_TO: record };
const app = await placeApp({ dataDir, more });
const acknowledged: (Noted & { at: number })[] = [];
// Whatever an answer depends on was recorded before the answer was sent.
const writer = openWriter(app.base, roll, (noted) => acknowledged.push({ ...noted, at: statSync(record).size }));

const bare = await app.start();
const accountId = await writer.settle();
await bare.stop();
cpSync(db, base, { recursive: true });

/** Writes for a while, recorded; killed or stopped at the end, so that recovery and a clean end are in the record too. */
async function write(isKilled: boolean): Promise<void> {
  const running = await app.start(["--import", resolve("bench/faults/record-disk.mjs")]);
  let isOver = false;
  const writing = writer.writeUntil(accountId, () => isOver);
  await sleep(WRITING_MS / 2);
  if (isKilled) running.app.kill("SIGKILL");
  isOver = true;
  await writing;
  if (isKilled) await running.exit;
  else await running.stop();
}
await write(true);
await write(false);

const size = statSync(record).size;
type Mood = { words: string; luck: Luck };
const STRICT: Mood = { words: "nothing unsynced is left", luck: { sector: () => false, names: () => 0 } };
const MOODS: readonly Mood[] = [
  STRICT,
  { words: "half of the unsynced sectors are left", luck: { sector: () => roll() < 0.5, names: () => roll() } },
  { words: "nearly all is left", luck: { sector: () => roll() < 0.95, names: () => 1 } },
];

type Cut = Mood & { at: number };
type Outcome = { sick: number; lost: number; held: number };

/** Opens what a cut left as the application does, asks the doctor, and looks for everything acknowledged before. */
async function examineAfter(at: number): Promise<Outcome> {
  const before = acknowledged.filter((one) => one.at <= at);
  const database = await openDatabase({ dataDir }).catch((error: unknown) => console.log(String(error)));
  if (!database) return { sick: 1, lost: 0, held: 0 };
  try {
    const wrong = (await examine(database.db)).filter((finding) => finding.wrong > 0);
    if (wrong.length > 0) console.log(wrong);
    const there = {
      bills: new Set((await database.db.select({ id: bills.id }).from(bills)).map(({ id }) => id)),
      payments: new Set((await database.db.select({ id: payments.id }).from(payments)).map(({ id }) => id)),
    };
    const lost = before.filter(({ what, id }) => !there[what].has(id)).length;
    return { sick: wrong.length > 0 ? 1 : 0, lost, held: before.length - lost };
  } finally {
    await database.close();
  }
}

async function cutAll(cuts: readonly Cut[], options?: { ignoreSyncs: boolean }): Promise<Outcome> {
  const sum: Outcome = { sick: 0, lost: 0, held: 0 };
  const disk = openDisk(base, options);
  let next = 0;
  for (const { step, bytes, end } of readRecord(record)) {
    disk.step(step, bytes);
    for (let due = cuts[next]; due !== undefined && end >= due.at; due = cuts[++next]) {
      disk.cut(db, due.luck);
      const { sick, lost, held } = await examineAfter(end);
      sum.sick += sick;
      sum.lost += lost;
      sum.held += held;
      if (!options && (sick > 0 || lost > 0))
        console.log(`A cut at byte ${end} (${due.words}): ${lost} lost, sick ${sick}`);
      if (!options && (next + 1) % 10 === 0) console.log(`${next + 1} cuts, ${sum.lost} lost, ${sum.sick} sick`);
    }
  }
  return sum;
}

const cuts = Array.from({ length: wanted }, (_, index) => ({
  at: Math.floor(roll() * size),
  ...(MOODS[index % MOODS.length] ?? STRICT),
})).sort((one, other) => one.at - other.at);
const outcome = await cutAll(cuts);
console.log("Now a disk that ignores syncs; it must be found out, or the proof proves nothing.");
const control = await cutAll([{ at: size, ...STRICT }], { ignoreSyncs: true });
rmSync(folder, { recursive: true, force: true });
const megabytes = (size / 1024 / 1024).toFixed(0);
console.log(
  `${wanted} power cuts in ${megabytes} MB of record with ${acknowledged.length} acknowledged writes (looked for ${outcome.held + outcome.lost} times): ${outcome.lost} lost; the doctor found something wrong ${outcome.sick} times`,
);
console.log(
  `Control, a disk that ignores syncs: ${control.lost} lost, ${control.sick} that do not open (some must be)`,
);
if (outcome.lost > 0 || outcome.sick > 0 || control.lost + control.sick === 0) process.exitCode = 1;
