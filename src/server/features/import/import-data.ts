import type { ImportInput } from "#contract/import.ts";
import { addDays, type Day } from "#core/day.ts";
import { billInterval } from "#core/interval.ts";
import { isMadeByScheduler } from "#core/payments/payment.ts";
import { longestPeriod } from "#core/schedule.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { checkRoom } from "#server/features/limits/check-limit.ts";
import { addSettings } from "#server/features/settings/store.ts";
import { checkLineRoom } from "#server/features/statements/lines-store.ts";
import { checkFile } from "./check-file.ts";
import { byId, type File, type Summary } from "./file.ts";
import { fingerprint, loadExistingData } from "./known.ts";
import { adoptShareRule, findPeople, incomesToLeaveOut, notKeptOf, withLocalPeople } from "./people.ts";
import { type Plan, planImport } from "./plan-import.ts";
import { begin, discard, finish, stage } from "./steps.ts";
import { partsOf } from "./write-import.ts";

type Options = { file: ImportInput; household: string; user: string; today: Day; now: Date };
type Write = (act: (tx: Db) => Promise<Summary>) => Promise<Summary>;

const MAX_TRIES = 5;

/**
 * Starts adding a file's contents to existing data, and returns a summary. Existing data is unchanged. Everything is
 * staged first and begun in one transaction; then `finish` writes it in short ones, possibly in the next process. It is
 * never visible half written: until it is finished, the household's calls are refused.
 */
export async function beginImport(
  db: Db,
  { file: source, household, user, today, now }: Options,
  write: Write,
): Promise<Summary> {
  const file = assignDues(source);
  await checkFile(file, today);
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    // Another import of this household, perhaps of the same file, comes first, so that nothing is added twice.
    await finish(db, household);
    const answer = await tryImport(db, { file, household, user, now }, write);
    if (answer !== undefined) return answer;
  }
  throw new Fault("conflict", "Something changed during the import. Please import the file again.");
}

/** Undefined when the household's data changed between planning and beginning. */
async function tryImport(
  db: Db,
  { file: source, household, user, now }: { file: File; household: string; user: string; now: Date },
  write: Write,
): Promise<Summary | undefined> {
  const before = await fingerprint(db, household);
  const { file, plan, people, summary } = await planFor(db, { household, user }, source);
  const staged = await stage(db, household, await partsOf(db, { file, plan, household, user, now }), now);
  const state = { isBegun: false, isChanged: false };
  try {
    return await write(async (tx) => {
      state.isBegun = (await begin(tx, staged)) && (await fingerprint(tx, household)) === before;
      state.isChanged = !state.isBegun;
      if (state.isChanged) throw new Fault("conflict", "Something changed during the import");
      if (file.settings) await addSettings(tx, user, { settings: file.settings, now });
      await adoptShareRule(tx, household, people);
      return summary;
    });
  } catch (error) {
    if (state.isChanged) return undefined;
    throw error;
  } finally {
    // Also when the same request was already answered, and there was nothing to begin.
    if (!state.isBegun) await discard(db, staged);
  }
}

/** Returns what an import would add. */
export async function previewImport(
  db: Db,
  { file: source, household, user, today }: Omit<Options, "now">,
): Promise<Summary> {
  const file = assignDues(source);
  await checkFile(file, today);
  return (await planFor(db, { household, user }, file)).summary;
}

async function planFor(db: Db, importer: { household: string; user: string }, source: File) {
  const { household } = importer;
  const people = await findPeople(db, importer, source);
  const existingData = await loadExistingData(db, household);
  const leftOut = incomesToLeaveOut(source, people, existingData);
  const incomes = source.incomes.filter(({ id }) => !leftOut.has(id));
  const file = withLocalPeople({ ...source, incomes }, people);
  const plan = planImport(file, existingData);
  await checkSize(db, household, plan);
  return { file, plan, people, summary: { ...plan.summary, notKept: notKeptOf(source, { plan, people, leftOut }) } };
}

/** A file must not exceed a household's limits. */
async function checkSize(tx: Db, household: string, { summary, statementLines }: Plan): Promise<void> {
  await checkLineRoom(tx, household, statementLines.length);
  for (const what of ["bills", "accounts", "incomes"] as const)
    await checkRoom(tx, household, what, summary[what].added);
}

/** A file in which every payment has its due date, including one of the first version, which had none. */
export function assignDues(file: ImportInput): File {
  const bills = byId(file.bills);
  const operations = byId(file.operations);
  const takenDues = new Set<string>();
  const payments = file.payments.map((payment) => {
    const { coversDate = null, lastPaidBefore: _, nextPaymentBefore = null, isExtra = false, ...others } = payment;
    const rest = { ...others, isExtra };
    const { settlesDue, undoneDue, billId, operationId } = payment;
    if (settlesDue !== undefined) return { ...rest, settlesDue, undoneDue: undoneDue ?? null };
    const bill = billId === null ? undefined : bills.get(billId);
    const paidOn = operationId === null ? undefined : operations.get(operationId)?.day;
    const claimed = bill && claimDue(payment, { bill, paidOn, coversDate, nextPaymentBefore });
    const due = claimed == null || takenDues.has(`${billId} ${claimed}`) ? null : claimed;
    if (due !== null) takenDues.add(`${billId} ${due}`);
    const isUndone = payment.status === "cancelled" && operationId !== null && isMadeByScheduler(payment);
    return { ...rest, settlesDue: due, undoneDue: isUndone ? payment.dueDate : null };
  });
  return {
    ...file,
    payments,
    bills: file.bills.map((bill) => {
      const { nextDueDate = bill.nextPaymentDate, paysFrom = null } = bill;
      return { ...bill, nextDueDate, dueFrom: bill.dueFrom ?? nextDueDate, paysFrom };
    }),
  };
}

type DueContext = {
  bill: ImportInput["bills"][number];
  paidOn: Day | undefined;
  coversDate: Day | null;
  nextPaymentBefore: Day | null;
};

/** Like the migration to this version: the scheduler's own date, the covered one, or the next one if near. */
function claimDue(
  payment: ImportInput["payments"][number],
  { bill, paidOn, coversDate, nextPaymentBefore }: DueContext,
) {
  const { status, dueDate, settledBy, operationId } = payment;
  const isScheduled = isMadeByScheduler(payment);
  if (status === "cancelled" && !(isScheduled && operationId === null && settledBy === null)) return null;
  if (isScheduled) return dueDate;
  if (coversDate !== null) return coversDate;
  if (status !== "completed") return bill.anchorDate === null ? dueDate : null;
  if (paidOn === undefined || nextPaymentBefore === null) return null;
  const half = Math.floor((longestPeriod(billInterval(bill)) - 7) / 2) || 3;
  return nextPaymentBefore <= addDays(paidOn, half) ? nextPaymentBefore : null;
}
