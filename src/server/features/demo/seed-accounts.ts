import { Readable } from "node:stream";
import { DOCUMENT_MAX_BYTES } from "#contract/limits.ts";
import { addDays, type Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { createAccount } from "#server/features/accounts/create-account.ts";
import { addBill } from "#server/features/bills/add-bill.ts";
import { addDocument } from "#server/features/documents/add-document.ts";
import { addIncome } from "#server/features/incomes/add-income.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { DEMO_ACCOUNTS, DEMO_INCOMES, type DemoBill } from "./household.ts";

export type When = { today: Day; now: Date };

/** The household and its owner. */
export type DemoOwner = { household: string; user: string };

/** The ids of what was created so far, by name. */
export type SeededHousehold = DemoOwner & { accounts: Map<string, number>; bills: Map<string, number> };

/** A write request for the demo, which has no HTTP request. */
export const writeRequestOf = ({ household, user }: DemoOwner, { now }: When): WriteRequest => ({
  household,
  actor: user,
  key: undefined,
  hash: "demo",
  status: 200,
  now,
});

/** Creates the accounts and incomes. */
export async function seedAccounts(tx: Db, { household, user }: DemoOwner, when: When): Promise<SeededHousehold> {
  const seeded: SeededHousehold = { household, user, accounts: new Map(), bills: new Map() };
  const request = writeRequestOf(seeded, when);
  for (const input of DEMO_ACCOUNTS) {
    const { id } = await createAccount(tx, household, { input, today: when.today, request });
    seeded.accounts.set(input.name, id);
  }
  for (const { account, ...income } of DEMO_INCOMES) {
    const accountId = idOf(seeded.accounts, account);
    await addIncome(tx, household, { user, input: { ...income, accountId }, ...when });
  }
  return seeded;
}

export async function addDemoBill(
  tx: Db,
  { household, accounts, bills }: SeededHousehold,
  bill: DemoBill,
  when: When,
): Promise<void> {
  const { name, frequency, category, account, how, paymentDay, paymentDayType, firstDueInDays, increase } = bill;
  const { skippedMonths = [], estimate, notes, customerNumber } = bill;
  const amount = increase?.from ?? bill.amount;
  const nextDueDate = firstDueInDays === undefined ? undefined : addDays(when.today, firstDueInDays);
  const days = { paymentDay, paymentDayType };
  const method = { isAutomatic: how === "automatic", isDirectDebit: how === "direct debit" };
  const input = {
    name,
    amount,
    frequency,
    category,
    accountId: idOf(accounts, account),
    ...method,
    ...days,
    nextDueDate,
    skippedMonths: [...skippedMonths],
    ...{ estimate, notes, customerNumber },
  };
  const { id } = await addBill(tx, { household, input, ...when });
  bills.set(name, id);
}

/** Attaches a document to a bill. */
export async function attachDocument(
  tx: Db,
  { household, user, bills }: SeededHousehold,
  { name, document }: DemoBill,
  { now }: When,
): Promise<void> {
  if (document === undefined) return;
  const owner = { household, user, billId: idOf(bills, name), paymentId: null };
  const file = { name: document.name, bytes: Readable.from([letterPdf(document.lines)]) };
  await addDocument(tx, { owner, file, maxBytes: DOCUMENT_MAX_BYTES, now }, (act) => act(tx));
}

export function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo household has no ${name}`);
  return id;
}

/** A one-page letter as a PDF. ASCII only: the text uses the PDF's WinAnsi encoding. */
function letterPdf(lines: readonly string[]): Buffer {
  const content = lines
    .map((line, at) => `BT /F1 12 Tf 1 0 0 1 72 ${760 - 20 * at} Tm (${line.replace(/[\\()]/g, "\\$&")}) Tj ET`)
    .join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [5 0 R] /Count 1 >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>",
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
