import { allCalls } from "#contract/all.ts";
import { DOCUMENT_MAX_BYTES } from "#contract/limits.ts";
import { addDays, type Day } from "#core/day.ts";
import { softPasskey } from "#server/features/auth/factors/testing.ts";
import { codeAt, stepOf } from "#server/features/auth/factors/totp.ts";
import { documentForm, PIXEL, pdfOfSize } from "#server/features/documents/testing.ts";
import { requestOf, type SeededItems } from "#server/invariants/access-cases.ts";
import { madeFile } from "./made-files.ts";
import { madeChoice, madeLines } from "./made-statement.ts";

/** A link that was never sent. */
const UNKNOWN_LINK_TOKEN = `${"x".repeat(20)}.${"x".repeat(32)}`;

/** Something of an earlier answer, by the call's name and where it is: "payment.id". */
export type AnswerOf = (call: string, keyPath: string) => string;

export type Request = {
  call: string;
  what?: string;
  path?: string | ((answerOf: AnswerOf) => string);
  body?: unknown;
  /** A body that names what an earlier answer told. */
  bodyOf?: (answerOf: AnswerOf) => unknown;
  form?: { payload: Buffer; headers: Record<string, string> };
  /** A new person, or the last one; the household's owner by default. */
  who?: "somebody new" | "the same";
  /** What it answers; what the contract promises unless said. */
  expects?: number;
};

export type Ids = SeededItems & { handBillId: number; dropId: number; base: string };

/** Every call of the contract, asked for the most it may have to do; those that take things away come last. */
export function requestsOf(today: Day, ids: Ids): Request[] {
  const [before, after] = [filling(today, ids), [...importing(today), ...ending(ids)]];
  const [reads, changes] = [reading(ids), changing(today, ids)];
  const listed = new Set([...before, ...reads, ...changes, ...after].map(({ call }) => call));
  const remaining = allCalls.filter(({ name }) => !listed.has(name));
  const plain = remaining.filter(({ method }) => method === "GET").map(({ name }) => ({ call: name }));
  // As the test of who may do what makes them; what takes something away comes after what needs it.
  const others = remaining
    .filter(({ method }) => method !== "GET")
    .sort((one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"))
    .map((call): Request => {
      const [, path, body, form] = requestOf(call, ids, ids);
      return { call: call.name, path, body, ...(form && { form }) };
    });
  return [...before, ...plain, ...reads, ...changes, ...others, ...after];
}

/** Fills what is left to the limits, and asks for what an earlier answer is needed for. */
function filling(today: Day, { accountId, billId, draftId, base, householdId }: Ids): Request[] {
  const bill = { name: "One more", amount: "5.00", frequency: "weekly", category: "utilities", accountId };
  const { origin, hostname } = new URL(base);
  const passkey = softPasskey({ origin, rpId: hostname });
  const picture = pdfOfSize(DOCUMENT_MAX_BYTES);
  picture.set(PIXEL);
  const invitation = (answerOf: AnswerOf) => ({ token: answerOf("invite", "link").split("#")[1] });
  return [
    { call: "addStatementLines", path: `/api/statements/${draftId}/lines`, body: madeLines(today) },
    {
      call: "applyStatement",
      path: `/api/statements/${draftId}/apply`,
      body: madeChoice({ id: draftId, accountId, billId }),
    },
    { call: "createAccount", body: { name: "One more", balance: "5.00" } },
    { call: "createIncome", body: { name: "One more", amount: "5.00", frequency: "weekly" } },
    { call: "createBill", body: bill },
    { call: "createBill", what: "over the limit", body: bill, expects: 409 },
    { call: "invite", body: { role: "member" } },
    { call: "readInvitation", bodyOf: invitation },
    { call: "acceptInvitation", bodyOf: invitation, who: "somebody new" },
    { call: "createToken", body: { name: "One more", scope: "read", days: 7 } },
    { call: "askNewPasskey" },
    {
      call: "addPasskey",
      bodyOf: (answerOf) => ({
        name: "One",
        answer: passkey.make({ challenge: answerOf("askNewPasskey", "challenge") }),
      }),
    },
    { call: "createHousehold", body: { name: "One more" } },
    { call: "switchHousehold", path: `/api/households/${householdId}/switch` },
    ...[1, 2].map((seed) => ({
      ...{ call: "addDocument", what: `a PDF of 10 MB, ${seed}`, path: `/api/bills/${billId}/documents` },
      form: documentForm(pdfOfSize(DOCUMENT_MAX_BYTES, seed)),
    })),
    { call: "addDocument", path: `/api/bills/${billId}/documents`, form: documentForm(picture) },
    { call: "replaceCalendarAddress" },
  ];
}

function reading({ accountId, billId, handBillId, documentId }: Ids): Request[] {
  return [
    { call: "getBill", path: `/api/bills/${handBillId}` },
    { call: "listBillHistory", path: `/api/bills/${billId}/history?limit=200` },
    { call: "listAmounts", path: `/api/bills/${billId}/amounts` },
    { call: "listDocuments", path: `/api/bills/${billId}/documents` },
    { call: "downloadDocument", path: (answerOf) => `/api/documents/${answerOf("addDocument", "id")}` },
    { call: "viewDocument", path: (answerOf) => `/api/documents/${answerOf("addDocument", "id")}/view` },
    {
      call: "viewDocumentPage",
      path: (answerOf) => `/api/documents/${answerOf("addDocument, a PDF of 10 MB, 1", "id")}/page`,
      expects: 422,
    },
    { call: "viewDocument", what: "no picture", path: `/api/documents/${documentId}/view`, expects: 415 },
    { call: "listEntries", path: `/api/accounts/${accountId}/entries?limit=200` },
    { call: "listBalances", path: `/api/accounts/${accountId}/balances?months=24` },
    { call: "listPayments", path: "/api/payments?limit=200" },
    { call: "listPayments", what: "of days long ago", path: "/api/payments?from=1990-01-01&to=1990-02-01&limit=200" },
    { call: "listStatementLines", path: "/api/statement-lines?limit=500" },
    {
      ...{ call: "listStatementLines", what: "of an account without any" },
      path: `/api/statement-lines?limit=500&accountId=${accountId + 1}`,
    },
    { call: "getCalendar", path: (answerOf) => answerOf("replaceCalendarAddress", "path") },
  ];
}

function changing(today: Day, { accountId, billId, handBillId, incomeId, memberId, base }: Ids): Request[] {
  const ahead = addDays(today, 14);
  const moved = { incomeId, payday: today };
  const unknownPasskey = softPasskey({ origin: base, rpId: base });
  return [
    { call: "updateAccount", path: `/api/accounts/${accountId}`, body: { name: "Main", balance: "9999.00" } },
    { call: "updateIncome", path: `/api/incomes/${incomeId}`, body: { name: "Main" } },
    { call: "updateBill", path: `/api/bills/${billId}`, body: { amount: "7.00" } },
    { call: "payBill", body: { billId: handBillId } },
    { call: "undoPayment", path: (answerOf) => `/api/payments/${answerOf("payBill", "payment.id")}/undo` },
    { call: "updateBill", what: "to a direct debit", path: `/api/bills/${handBillId}`, body: { isDirectDebit: true } },
    { call: "payBill", what: "on a day ahead", body: { billId: handBillId, dueDate: ahead } },
    {
      call: "cancelPayment",
      path: (answerOf) => `/api/payments/${answerOf("payBill, on a day ahead", "payment.id")}/cancel`,
    },
    {
      call: "skipDue",
      path: `/api/bills/${handBillId}/skip`,
      bodyOf: (answerOf) => ({ dueDate: answerOf("getBill", "nextDueDate") }),
    },
    // Nothing is short: what it comes to is found out all the same.
    { call: "fixPlan", body: { id: "none" }, expects: 409 },
    {
      call: "startCatchUp",
      path: `/api/bills/${billId}/catch-up`,
      body: { weekly: "1.00", until: addDays(today, 60) },
    },
    { call: "stopCatchUp", path: `/api/bills/${billId}/catch-up` },
    { call: "pauseBill", path: `/api/bills/${billId}/pause`, body: { until: null } },
    { call: "resumeBill", path: `/api/bills/${billId}/resume` },
    { call: "archiveBill", path: `/api/bills/${billId}/archive` },
    { call: "bringBackBill", path: `/api/bills/${billId}/bring-back` },
    // Nothing can be spared.
    { call: "allocate", body: { billId, amount: "0.01" }, expects: 409 },
    { call: "markMoved", body: { ...moved, transfers: [{ accountId, planned: "0.01" }] } },
    { call: "undoMoved", body: moved },
    { call: "setBillShares", path: `/api/bills/${billId}/shares`, body: { parts: [{ memberId, share: 10_000 }] } },
    { call: "processSavings" },
    { call: "reduceSavings" },
    { call: "beginAuthenticator" },
    // The same code is not taken twice, one ahead is.
    ...[
      { call: "finishAuthenticator", ahead: 0 },
      { call: "confirmIdentity", ahead: 1 },
    ].map(({ call, ahead }) => ({
      call,
      bodyOf: (answerOf: AnswerOf) => ({
        code: codeAt(answerOf("beginAuthenticator", "secret"), stepOf(new Date()) + ahead),
      }),
    })),
    { call: "removeAuthenticator" },
    // There is no pending sign-in and no such key: a wrong answer is checked like a right one.
    { call: "secondStep", body: { code: "000000" }, expects: 401 },
    { call: "passkeySignIn", body: unknownPasskey.sign({ challenge: "AAAA" }), expects: 401 },
    { call: "setShares", body: { mode: "equal" } },
    { call: "saveNotifications", body: { off: ["payday:mail"], quiet: null, timeZone: null } },
    { call: "addChannel", body: { kind: "webhook", target: "https://example.com/another" } },
    // There is no server to reach.
    { call: "testChannel", bodyOf: (answerOf) => ({ channelId: Number(answerOf("addChannel", "channel.id")) }) },
    { call: "actOnMessage", path: `/api/notifications/act/${UNKNOWN_LINK_TOKEN}`, expects: 404 },
    { call: "showUnsubscribe", path: `/api/notifications/unsubscribe/${UNKNOWN_LINK_TOKEN}`, expects: 404 },
    { call: "unsubscribe", path: `/api/notifications/unsubscribe/${UNKNOWN_LINK_TOKEN}`, expects: 404 },
  ];
}

function importing(today: Day): Request[] {
  const ledger = madeFile(today, { weeks: 30, isCredited: true });
  const behind = madeFile(addDays(today, 7), { weeks: 259, isCredited: false });
  const document = documentForm(pdfOfSize(DOCUMENT_MAX_BYTES));
  return [
    { call: "previewImport", what: "60,000 entries", body: ledger, expects: 409 },
    {
      ...{ call: "previewImport", what: "50,000 wrong lines" },
      body: { ...ledger, entries: Array(50_000).fill(0) },
      expects: 400,
    },
    { call: "importData", what: "into a full household", body: ledger, expects: 409 },
    { call: "importData", what: "60,000 entries", body: ledger, who: "somebody new" },
    { call: "importDocument", path: "/api/import/documents?billKey=elsewhere/bill/1", form: document, who: "the same" },
    { call: "importData", what: "1,000 bills five years behind", body: behind, who: "somebody new" },
    { call: "processSavings", what: "five years behind", who: "the same" },
    { call: "reduceSavings", what: "after that", who: "the same" },
  ];
}

function ending({
  accountId,
  billId,
  incomeId,
  memberId,
  draftId,
  dropId,
  tokenId,
  sessionId,
  passkeyId,
  channelId,
}: Ids): Request[] {
  const who = { email: "late@example.com", password: "correct horse" };
  const token = "x".repeat(43);
  return [
    { call: "undoStatement", path: `/api/statements/${draftId}/undo` },
    { call: "dropStatement", path: `/api/statements/${dropId}` },
    { call: "deleteDocument", path: (answerOf) => `/api/documents/${answerOf("addDocument", "id")}` },
    { call: "deleteIncome", path: `/api/incomes/${incomeId}` },
    { call: "deleteBill", path: `/api/bills/${billId}` },
    { call: "deleteAccount", path: `/api/accounts/${accountId}` },
    { call: "removeChannel", path: `/api/notifications/channels/${channelId}` },
    { call: "deleteToken", path: `/api/tokens/${tokenId}` },
    { call: "removePasskey", path: `/api/auth/passkeys/${passkeyId}` },
    { call: "endSession", path: `/api/auth/sessions/${sessionId}` },
    { call: "endOtherSessions" },
    { call: "changePassword", body: { currentPassword: "correct horse", newPassword: "another horse" } },
    { call: "removeMember", path: `/api/household/members/${memberId}` },
    { call: "deleteData", body: {} },
    { call: "keepData" },
    { call: "handOver", body: { memberId: "member-2" } },
    { call: "leaveHousehold" },
    { call: "deleteMyAccount" },
    { call: "requestReset", body: { email: who.email, newPassword: who.password } },
    // A link that was never sent.
    { call: "confirmReset", body: { ...who, token }, expects: 400 },
    { call: "confirmEmail", body: { token }, expects: 400 },
    { call: "register", body: who },
    { call: "login", body: who },
    { call: "logout" },
  ];
}
