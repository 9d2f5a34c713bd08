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
import { prepareApp } from "./app-process.ts";
import { seededRandom } from "./made-requests.ts";
import { openDisk, readRecord, type Survival } from "./replay-disk.ts";
import { type AcknowledgedWrite, openWriter } from "./writers.ts";

const cutCount = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 50);
const WRITING_MS = Number(process.env.WRITING_MS ?? 15_000);
const random = seededRandom(Number(process.env.SEED ?? 1));

const folder = mkdtempSync(join(tmpdir(), "weekwise-cuts-"));
const dataDir = join(folder, "data");
const base = join(folder, "base");
const record = join(folder, "record");
const db = join(dataDir, "db");
const extraEnv = { RECORD_FOLDER: db, RECORD_TO: record };
const app = await prepareApp({ dataDir, extraEnv });
const acknowledged: (AcknowledgedWrite & { at: number })[] = [];
// Whatever an answer depends on was recorded before the answer was sent.
const writer = openWriter(app.base, random, (write) => acknowledged.push({ ...write, at: statSync(record).size }));

const firstRun = await app.start();
const accountId = await writer.signUp();
await firstRun.stop();
cpSync(db, base, { recursive: true });

/** Writes for a while, recorded; killed or stopped at the end, so that recovery and a clean end are in the record too. */
async function write(isKilled: boolean): Promise<void> {
  const running = await app.start(["--import", resolve("bench/faults/record-disk.mjs")]);
  let isDone = false;
  const writing = writer.writeUntil(accountId, () => isDone);
  await sleep(WRITING_MS / 2);
  if (isKilled) running.app.kill("SIGKILL");
  isDone = true;
  await writing;
  if (isKilled) await running.exit;
  else await running.stop();
}
await write(true);
await write(false);

const size = statSync(record).size;
type CutScenario = { description: string; survival: Survival };
const NOTHING_UNSYNCED: CutScenario = {
  description: "nothing unsynced is left",
  survival: { sector: () => false, names: () => 0 },
};
const SCENARIOS: readonly CutScenario[] = [
  NOTHING_UNSYNCED,
  {
    description: "half of the unsynced sectors are left",
    survival: { sector: () => random() < 0.5, names: () => random() },
  },
  { description: "nearly all is left", survival: { sector: () => random() < 0.95, names: () => 1 } },
];

type Cut = CutScenario & { at: number };
type Outcome = { inconsistent: number; lost: number; kept: number };

/** Opens what a cut left as the application does, asks the doctor, and looks for everything acknowledged before. */
async function examineAfter(at: number): Promise<Outcome> {
  const before = acknowledged.filter((one) => one.at <= at);
  const database = await openDatabase({ dataDir }).catch((error: unknown) => console.log(String(error)));
  if (!database) return { inconsistent: 1, lost: 0, kept: 0 };
  try {
    const findings = (await examine(database.db)).filter((finding) => finding.wrong > 0);
    if (findings.length > 0) console.log(findings);
    const existing = {
      bills: new Set((await database.db.select({ id: bills.id }).from(bills)).map(({ id }) => id)),
      payments: new Set((await database.db.select({ id: payments.id }).from(payments)).map(({ id }) => id)),
    };
    const lost = before.filter(({ what, id }) => !existing[what].has(id)).length;
    return { inconsistent: findings.length > 0 ? 1 : 0, lost, kept: before.length - lost };
  } finally {
    await database.close();
  }
}

async function cutAll(cuts: readonly Cut[], options?: { ignoreSyncs: boolean }): Promise<Outcome> {
  const totals: Outcome = { inconsistent: 0, lost: 0, kept: 0 };
  const disk = openDisk(base, options);
  let next = 0;
  for (const { step, bytes, end } of readRecord(record)) {
    disk.step(step, bytes);
    for (let due = cuts[next]; due !== undefined && end >= due.at; due = cuts[++next]) {
      disk.cut(db, due.survival);
      const { inconsistent, lost, kept } = await examineAfter(end);
      totals.inconsistent += inconsistent;
      totals.lost += lost;
      totals.kept += kept;
      if (!options && (inconsistent > 0 || lost > 0))
        console.log(`A cut at byte ${end} (${due.description}): ${lost} lost, sick ${inconsistent}`);
      if (!options && (next + 1) % 10 === 0)
        console.log(`${next + 1} cuts, ${totals.lost} lost, ${totals.inconsistent} sick`);
    }
  }
  return totals;
}

const cuts = Array.from({ length: cutCount }, (_, index) => ({
  at: Math.floor(random() * size),
  ...(SCENARIOS[index % SCENARIOS.length] ?? NOTHING_UNSYNCED),
})).sort((one, other) => one.at - other.at);
const outcome = await cutAll(cuts);
console.log("Now a disk that ignores syncs; it must be found out, or the proof proves nothing.");
const control = await cutAll([{ at: size, ...NOTHING_UNSYNCED }], { ignoreSyncs: true });
rmSync(folder, { recursive: true, force: true });
const megabytes = (size / 1024 / 1024).toFixed(0);
console.log(
  `${cutCount} power cuts in ${megabytes} MB of record with ${acknowledged.length} acknowledged writes (looked for ${outcome.kept + outcome.lost} times): ${outcome.lost} lost; the doctor found something wrong ${outcome.inconsistent} times`,
);
console.log(
  `Control, a disk that ignores syncs: ${control.lost} lost, ${control.inconsistent} that do not open (some must be)`,
);
if (outcome.lost > 0 || outcome.inconsistent > 0 || control.lost + control.inconsistent === 0) process.exitCode = 1;
