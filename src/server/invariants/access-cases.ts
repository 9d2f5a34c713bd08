import type { Call } from "#contract/call.ts";
import { documentForm, PIXEL } from "#server/features/documents/testing.ts";
import { formWith } from "#server/features/scan/testing-form.ts";
import { SETTINGS } from "#server/features/settings/testing.ts";
import { POWER_BILL, pdfOf } from "#server/scanner/testing-pdf.ts";
import { newMember, type TestApp, type visitor } from "#server/testing.ts";
import { type AccessItems, accessCases, seedAccessItems } from "./access-fixtures.ts";

/** A signed-in user, and the household they own. */
export type Member = ReturnType<typeof visitor> & { id: string; household: string };

/** One of everything that a user can have and refer to by id. */
export type SeededItems = AccessItems & {
  accountId: number;
  billId: number;
  incomeId: number;
  scheduledId: number;
  completedId: number;
  /** An available way to fix a shortage. */
  wayId: string;
  documentId: number;
  pdfId: number;
  /** A bank statement being uploaded, and an imported one. */
  draftId: number;
  appliedId: number;
  /** A learned correction of a scan. */
  lessonId: number;
  /** The bill's key in an exported file. */
  key: string;
  householdId: string;
  /** Another member. */
  memberId: string;
  invitationId: number;
  /** The secret of an invitation. */
  token: string;
};

/** How to make a valid request for a call: whose id is in its path, and a body with every possible reference. */
export type Case = {
  id?: keyof SeededItems;
  body?: (items: SeededItems) => Record<string, unknown>;
  form?: () => ReturnType<typeof formWith>;
  query?: (items: SeededItems) => string;
};

const bill = { name: "Gas", amount: "40.00", frequency: "monthly", category: "utilities", isDirectDebit: true };
const income = { name: "Salary", amount: "2000.00", frequency: "monthly" };

const lists = { accounts: [], bills: [], incomes: [], payments: [], operations: [], entries: [], gone: [] };
const EMPTY_FILE = {
  format: "weekwise-export",
  version: 1,
  exportedAt: "2026-03-02T09:00:00.000Z",
  origin: "x",
  ...lists,
};

const lesson = { readAs: "Gas", layout: [1, 2, 3], learned: { category: "utilities" } };

const NO_CHOICE = { bills: [], incomes: [], changes: [], payments: [], correctTo: null };
const statement = { format: "csv", accountHint: null, from: "2026-02-01", to: "2026-02-28", closing: null };
const startOf = (accountId: number) => ({ ...statement, accountId, layoutKey: null, layout: null });

export const cases: Record<string, Case> = {
  createAccount: { body: () => ({ name: "Another", balance: "5.00" }) },
  updateAccount: { id: "accountId", body: () => ({ name: "Renamed", balance: "7.00" }) },
  deleteAccount: { id: "accountId" },
  listEntries: { id: "accountId" },
  listBalances: { id: "accountId" },
  getBill: { id: "billId" },
  createBill: { body: ({ accountId }) => ({ ...bill, accountId }) },
  updateBill: { id: "billId", body: ({ accountId }) => ({ ...bill, accountId }) },
  deleteBill: { id: "billId" },
  payBill: { body: ({ billId, accountId }) => ({ billId, amount: "1.00", accountId }) },
  listBillHistory: { id: "billId" },
  listAmounts: { id: "billId" },
  pauseBill: { id: "billId", body: () => ({ until: "2026-12-31" }) },
  resumeBill: { id: "billId" },
  archiveBill: { id: "billId" },
  bringBackBill: { id: "billId" },
  listDocuments: { id: "billId" },
  addDocument: { id: "billId", form: () => documentForm(Buffer.from("%PDF-1.7 another")) },
  downloadDocument: { id: "documentId" },
  viewDocument: { id: "documentId" },
  viewDocumentPage: { id: "pdfId" },
  deleteDocument: { id: "documentId" },
  skipDue: { id: "billId", body: () => ({ dueDate: "2026-03-20" }) },
  cancelPayment: { id: "scheduledId" },
  undoPayment: { id: "completedId" },
  createIncome: { body: ({ accountId, memberId }) => ({ ...income, accountId, memberId }) },
  updateIncome: { id: "incomeId", body: ({ accountId, memberId }) => ({ ...income, accountId, memberId }) },
  deleteIncome: { id: "incomeId" },
  fixPlan: { body: ({ wayId }) => ({ id: wayId }) },
  startCatchUp: { id: "billId", body: () => ({ weekly: "1.00", until: "2026-12-31" }) },
  stopCatchUp: { id: "billId" },
  allocate: { body: ({ billId }) => ({ billId, amount: "1.00" }) },
  markMoved: {
    body: ({ incomeId, accountId }) => ({
      incomeId,
      payday: "2026-03-31",
      transfers: [{ accountId, planned: "40.01" }],
    }),
  },
  undoMoved: { body: ({ incomeId }) => ({ incomeId, payday: "2026-03-31" }) },
  categorize: { body: () => ({ name: "Netflix" }) },
  previewImport: { body: () => EMPTY_FILE },
  importData: { body: () => EMPTY_FILE },
  importDocument: {
    query: ({ key }) => `?billKey=${encodeURIComponent(key)}`,
    form: () => documentForm(Buffer.from("%PDF-1.7 imported")),
  },
  startStatement: { body: ({ accountId }) => startOf(accountId) },
  addStatementLines: {
    id: "draftId",
    body: () => ({ lines: [{ key: "k2", day: "2026-02-04", amount: "-4.00", name: "Shop", text: "" }] }),
  },
  applyStatement: { id: "draftId", body: () => NO_CHOICE },
  undoStatement: { id: "appliedId" },
  dropStatement: { id: "draftId" },
  learnFromScan: { body: ({ lessonId }) => ({ ...lesson, biller: "Gas works", lessonId }) },
  forgetScanLesson: { id: "lessonId" },
  ...accessCases,
  saveSettings: { body: () => ({ ...SETTINGS, currency: "AUD" }) },
  updateHousehold: { body: () => ({ name: "Home", currency: "EUR", timeZone: "Europe/Vienna" }) },
  setShares: { body: ({ memberId }) => ({ mode: "percent", parts: [{ memberId, share: 10_000 }] }) },
  setBillShares: { id: "billId", body: ({ memberId }) => ({ parts: [{ memberId, share: 10_000 }] }) },
  createHousehold: { body: () => ({ name: "Another" }) },
  switchHousehold: { id: "householdId" },
  changeRole: { id: "memberId", body: () => ({ role: "member" }) },
  removeMember: { id: "memberId" },
  handOver: { body: ({ memberId }) => ({ memberId }) },
  invite: { body: () => ({ role: "viewer", email: null }) },
  revokeInvitation: { id: "invitationId" },
  acceptInvitation: { body: ({ token }) => ({ token }) },
  scanBill: { form: () => formWith(pdfOf(POWER_BILL)) },
};

let seededCount = 0;

/** Creates one of everything for a user, with a word in every name that identifies its owner. */
export async function seedHousehold(test: TestApp, member: Member, word: string): Promise<SeededItems> {
  seededCount += 1;
  const make = async (path: string, body: object) => (await member.post(path, body)).json();
  const { id: accountId } = await make("/api/accounts", { name: `${word} purse ${seededCount}`, balance: "99" });
  const { id: billId } = await make("/api/bills", { ...bill, name: `${word} gas`, accountId, paymentDay: 20 });
  const { id: incomeId } = await make("/api/incomes", {
    ...{ ...income, name: `${word} salary`, accountId, nextPayday: "2026-03-31" },
  });
  const { payment: completed } = await make("/api/bills/pay", { billId, amount: "2.00" });
  const { payment: scheduled } = await make("/api/bills/pay", { billId, dueDate: "2026-04-18" });
  const { id: emptyId } = await make("/api/accounts", { name: `${word} roof ${seededCount}` });
  const roof = { name: `${word} roof`, amount: "500.00", frequency: "annually", category: "housing" };
  await make("/api/bills", { ...roof, accountId: emptyId, nextDueDate: "2026-03-30" });
  const [{ id: wayId }] = (await member.get("/api/plan/ways")).json().ways;
  const document = await member.send("POST", `/api/bills/${billId}/documents`, undefined, documentForm(PIXEL));
  const { id: documentId } = document.json();
  const pdfForm = documentForm(pdfOf(POWER_BILL));
  const { id: pdfId } = (await member.send("POST", `/api/bills/${billId}/documents`, undefined, pdfForm)).json();
  const key = `${member.household}/bill/${billId}`;
  const { id: appliedId } = await make("/api/statements", startOf(accountId));
  const lines = [{ key: "k1", day: "2026-02-03", amount: "-3.00", name: `${word} shop`, text: "" }];
  await make(`/api/statements/${appliedId}/lines`, { lines });
  await make(`/api/statements/${appliedId}/apply`, NO_CHOICE);
  const { id: draftId } = await make("/api/statements", startOf(accountId));
  const { id: lessonId } = await make("/api/scan-lessons", { ...lesson, biller: `${word} gas works` });
  const { id: memberId } = await newMember(test, member.household, "viewer", `${word} guest`);
  const { invitation, link } = await make("/api/household/invitations", { role: "member" });
  const people = { householdId: member.household, memberId, invitationId: invitation.id, token: link.split("#")[1] };
  return {
    ...(await seedAccessItems(test, member)),
    ...people,
    draftId,
    appliedId,
    lessonId,
    key,
    documentId,
    pdfId,
    wayId,
    accountId,
    billId,
    incomeId,
    completedId: completed.id,
    scheduledId: scheduled.id,
  };
}

/** A call as a request, with the ids for its path and body. */
export function requestOf({ name, method, path }: Call, inPath: SeededItems, inBody: SeededItems) {
  const { id, body, form, query } = cases[name] ?? {};
  const url = path.replace(/\{\w+\}/, String(id && inPath[id])) + (query?.(inBody) ?? "");
  return [method, url, body?.(inBody), form?.()] as const;
}
