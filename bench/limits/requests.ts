import { allCalls } from "#contract/all.ts";
import type { Day } from "#core/day.ts";
import { addDays } from "#core/day.ts";
import type { Settings } from "#core/settings.ts";
import { madeFile } from "./made-files.ts";

export type Ids = { accountId: number; billId: number; handBillId: number; incomeId: number; paymentId: number };
export type Request = { call: string; what?: string; path?: string; body?: unknown; form?: string; fresh?: boolean };

const SETTINGS: Settings = {
  payFrequency: "weekly",
  payDay: "friday",
  currency: "USD",
  dateFormat: "MM/DD/YYYY",
  compactView: false,
  emailNotifications: true,
  billReminders: true,
  reminderDays: 3,
  weeklyReports: false,
  showBalances: true,
  theme: null,
  moveRate: "level",
  moveRounding: 0,
};

/** Every call of the contract, asked for the most it may have to do; those that take things away come last. */
export function requestsOf(today: Day, { accountId, billId, handBillId, incomeId, paymentId }: Ids): Request[] {
  const bill = { name: "One more", amount: "5.00", frequency: "weekly", category: "utilities", accountId };
  const ledger = madeFile(today, { weeks: 30, isCredited: true });
  return [
    ...["health", "ready", "docs", "openApi", "authOptions", "googleStatus", "googleSignIn", "googleCallback"].map(
      alone,
    ),
    ...["schedulerStatus", "currentUser", "currentUserDirect", "listAccounts", "listIncomes", "listBills"].map(alone),
    { call: "readSettings" },
    { call: "saveSettings", body: SETTINGS },
    { call: "getBill", path: `/api/bills/${billId}` },
    { call: "listBillHistory", path: `/api/bills/${billId}/history?limit=200` },
    // The largest there may be; those after it read and delete it.
    { call: "addDocument", path: `/api/bills/${billId}/documents`, body: LARGEST, form: "document" },
    { call: "listDocuments", path: `/api/bills/${billId}/documents` },
    { call: "downloadDocument", path: "/api/documents/1" },
    { call: "viewDocument", path: "/api/documents/1/view" },
    { call: "viewDocumentPage", path: "/api/documents/1/page" },
    { call: "listEntries", path: `/api/accounts/${accountId}/entries?limit=200` },
    { call: "listBalances", path: `/api/accounts/${accountId}/balances?months=24` },
    { call: "listPayments", path: "/api/payments?limit=200" },
    { call: "listPayments", what: "of days long ago", path: "/api/payments?from=1990-01-01&to=1990-02-01&limit=200" },
    ...["getPlan", "getPlanYear", "listWays", "getCalendarAddress", "replaceCalendarAddress"].map(alone),
    // At the address that the call before has made.
    { call: "getCalendar" },
    { call: "categorize", body: { name: "Compny numbr 7" } },
    { call: "scanBill", body: "no picture", form: "image" },
    { call: "importDocument", path: "/api/import/documents?billKey=x/bill/1", body: LARGEST, form: "document" },
    { call: "deleteDocument", path: "/api/documents/1" },
    ...["exportData", "exportBillsCsv", "exportIncomesCsv", "exportPaymentsCsv", "exportLedgerCsv"].map(alone),
    { call: "createAccount", body: { name: "One more", balance: "5.00" } },
    { call: "updateAccount", path: `/api/accounts/${accountId}`, body: { name: "Main", balance: "9999.00" } },
    { call: "createIncome", body: { name: "One more", amount: "5.00", frequency: "weekly" } },
    { call: "updateIncome", path: `/api/incomes/${incomeId}`, body: { name: "Main" } },
    { call: "createBill", body: bill },
    { call: "createBill", what: "over the limit", body: bill },
    { call: "updateBill", path: `/api/bills/${billId}`, body: { amount: "6.00" } },
    { call: "payBill", body: { billId: handBillId } },
    { call: "undoPayment", path: `/api/payments/${paymentId}/undo` },
    { call: "skipDue", path: `/api/bills/${handBillId}/skip`, body: { dueDate: "2020-01-01" } },
    { call: "pauseBill", path: `/api/bills/${billId}/pause`, body: { until: null } },
    { call: "resumeBill", path: `/api/bills/${billId}/resume` },
    { call: "archiveBill", path: `/api/bills/${billId}/archive` },
    { call: "bringBackBill", path: `/api/bills/${billId}/bring-back` },
    { call: "listAmounts", path: `/api/bills/${billId}/amounts` },
    alone("getRise"),
    { call: "fixPlan", body: { id: "none that is offered" } },
    { call: "startCatchUp", path: `/api/bills/${billId}/catch-up`, body: { needed: true } },
    { call: "stopCatchUp", path: `/api/bills/${billId}/catch-up` },
    { call: "allocate", body: { billId, amount: "0.01" } },
    {
      call: "markMoved",
      body: { incomeId, payday: today, transfers: [{ accountId, planned: "0.01" }] },
    },
    { call: "cancelPayment", path: `/api/payments/${paymentId}/cancel` },
    { call: "processSavings" },
    { call: "reduceSavings" },
    { call: "previewImport", what: "60,000 entries", body: ledger },
    { call: "previewImport", what: "50,000 wrong lines", body: { ...ledger, entries: Array(50_000).fill(0) } },
    { call: "importData", what: "into a full household", body: ledger },
    { call: "importData", what: "60,000 entries", body: ledger, fresh: true },
    {
      call: "importData",
      what: "1,000 bills five years behind",
      body: madeFile(addDays(today, 7), { weeks: 259, isCredited: false }),
      fresh: true,
    },
    { call: "processSavings", what: "five years behind" },
    { call: "reduceSavings", what: "after that" },
    { call: "deleteIncome", path: `/api/incomes/${incomeId}`, what: "somebody else's" },
    { call: "deleteBill", path: `/api/bills/${billId}` },
    { call: "deleteAccount", path: `/api/accounts/${accountId}` },
    ...["keepData", "deleteData", "requestReset", "confirmReset", "register", "login", "logout"].map(alone),
  ];
}

/** A document of the largest size. */
const LARGEST = `%PDF-1.7${"x".repeat(10 * 1024 * 1024 - 8)}`;

const alone = (call: string): Request => {
  const who = { email: "late@example.com", password: "correct horse" };
  const method = allCalls.find(({ name }) => name === call)?.method;
  return { call, ...(method === "POST" && call !== "logout" && { body: { ...who, token: "x".repeat(43) } }) };
};
