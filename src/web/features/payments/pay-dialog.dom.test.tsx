import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { listBills } from "#contract/requests/bills.ts";
import { useCall } from "#web/lib/use-call.ts";
import { click, expectContains, expectNoDialog, toast, topmost, visit } from "#web/testing/app.tsx";
import {
  expectClosed,
  expectText,
  expectToast,
  fill,
  open,
  openList,
  pick,
  press,
  renderWithProviders,
  signUp,
  user,
} from "#web/testing/page.tsx";
import { PayDialog } from "./pay-dialog.tsx";

/** A person with one bill of 60.00 a month, one week of it saved, looking at its pay dialog. */
async function openPay(balance = "1000.00", more: object = {}) {
  const server = await signUp();
  const account = await server.addAccount("Everyday", balance);
  const { id } = await server.addBill(account.id, more);
  await server.post("/api/bills/process-savings");
  const [bill] = await server.get("/api/bills");
  await open(PayDialog, { bill });
  await expectText("Internet");
  return { server, account: account.id, id, bill };
}

const NOTICE = "Insufficient funds to make this payment.";
const amount = () => screen.getByLabelText("Amount");
const expectNotice = (isThere: boolean) =>
  waitFor(() => expect(screen.getByRole("dialog").textContent?.includes(NOTICE)).toBe(isThere));

it("shows the bill, its account and what is saved; pays the bill's amount and resets the savings cycle", async () => {
  const { server, id } = await openPay();
  const field = amount() as HTMLInputElement;
  expect([field.value, field.type, field.step, field.min]).toEqual(["60.00", "number", "0.01", "0"]);
  // One week of 60.00 a month is saved, and the account grew by it.
  for (const text of ["$60.00", "Saved $13.86", "23% of $60.00", "Everyday", "$1,013.86", "-$60.00", "$953.86"])
    await expectText(text);
  await press("Pay Bill");
  await expectText("The savings cycle was reset");
  await expectText("The account now holds $953.86.");
  const sent = () => server.sent("POST", "/api/bills/pay").map(({ body, key }) => ({ body, key }));
  expect(sent()).toEqual([{ body: { billId: id, amount: "60.00" }, key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  await press("Done");
  await expectClosed();
  expect(await server.get("/api/accounts")).toMatchObject([{ balance: "953.86" }]);
  const [paid] = await server.get("/api/bills");
  expect(paid).toMatchObject({ savings: { savedAmount: "0.00" } });

  // Reopened, it is a new form with current figures and a new payment.
  await open(PayDialog, { bill: paid });
  await expectText("Saved $0.00");
  await expectText("$953.86");
  fill(amount(), "0.5");
  await press("Pay Bill");
  await expectText("The savings cycle was reset");
  expect(sent()[1]).toMatchObject({ body: { billId: id, amount: "0.5" } });
  expect(sent()[1]?.key).not.toBe(sent()[0]?.key);
});

it("does not pay a bill without an account, and explains why", async () => {
  const { server, account } = await openPay();
  await server.delete(`/api/accounts/${account}`);
  const [billWithoutAccount] = await server.get("/api/bills");
  await open(PayDialog, { bill: billWithoutAccount });
  await expectText("Needs an account");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pay Bill" }).disabled).toBe(true);
});

it("shows a scheduled direct debit before another payment is made", async () => {
  // Not due today, so that the scheduler does not pay it during a test.
  const { server, id } = await openPay("1000.00", { isDirectDebit: true, paymentDay: Number(day(9)[2]) });
  const ahead = new Date().getFullYear() + 5;
  await server.post("/api/bills/pay", { billId: id, amount: "61.50", dueDate: `${ahead}-12-31` });
  const [waiting] = await server.get("/api/bills");
  await open(PayDialog, { bill: waiting });
  await expectText(`$61.50 is scheduled for 12/31/${ahead}`);
});

it("opens as a single dialog after another one, and closes on Cancel", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "40.00");
  await server.addBill(id);
  await visit();
  await click("History of Internet");
  await expectContains(topmost, "No payments yet");
  await user.keyboard("{Escape}");
  await expectNoDialog();
  await click("Pay Internet");
  await click("Pay Bill");
  await expectContains(toast, "Insufficient Funds");
  expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1);
  await click("Cancel");
  await expectNoDialog();
});

it("blocks an amount above the balance, with a notice in the dialog and a toast on submit", async () => {
  const { server } = await openPay("40.00");
  await expectNotice(true);
  await press("Pay Bill");
  await expectToast("Insufficient Funds", "The account balance ($53.86) is less than the payment amount ($60.00).");
  fill(amount(), "53.86");
  await expectNotice(false);
  fill(amount(), "53.87");
  await expectNotice(true);

  for (const [typed, message] of [
    ["", "Amount is required"],
    ["0", "Amount must be more than 0"],
    ["1.005", "Amount must be a number with at most 8 digits before and 2 after the point"],
  ] as const) {
    fill(amount(), typed);
    await press("Pay Bill");
    await expectText(message);
  }
  const errorWithoutBill = await server.post("/api/bills/pay", { billId: 0, amount: "1.00" }).catch(({ text }) => text);
  expect(JSON.parse(errorWithoutBill).errors).toEqual({ billId: "Valid bill ID is required" });
  expect(server.sent("POST", "/api/bills/pay")).toEqual([]);
  await press("Cancel");
  await expectClosed();
});

it("shows the new balance when the server refuses because it has fallen", async () => {
  const { server, account } = await openPay();
  await server.patch(`/api/accounts/${account}`, { balance: "5.00" });
  await press("Pay Bill");
  await expectToast("Error", NOTICE);
  await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("$5.00"));
  await expectNotice(true);
});

it("pays once on a double click, or on a retry after the network failed", async () => {
  const { server } = await openPay();
  server.cut();
  await press("Pay Bill");
  await expectToast("Payment Failed", "Unable to process payment. Please try again.");
  server.restore();
  await user.dblClick(screen.getByRole("button", { name: "Pay Bill" }));
  await screen.findByRole("button", { name: "Done" });
  expect((await server.get("/api/payments")).items).toHaveLength(1);
  const keys = server.sent("POST", "/api/bills/pay").map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(await server.get("/api/accounts")).toMatchObject([{ balance: "953.86" }]);
});

it("reports a slow payment after the dialog was closed", async () => {
  const { server } = await openPay();
  const release = server.hold();
  await press("Pay Bill");
  const button = await screen.findByRole("button", { name: "Paying..." });
  expect(button.getAttribute("aria-busy")).toBe("true");
  await user.keyboard("{Escape}");
  await expectClosed();
  release();
  await expectToast("The savings cycle was reset");
  expect(document.querySelector("canvas")).toBeNull();
});

const day = (days: number) => {
  const now = new Date();
  const dueDay = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return [dueDay.getFullYear(), dueDay.getMonth() + 1, dueDay.getDate()].map((part) => String(part).padStart(2, "0"));
};
const written = (days: number) => day(days).join("-");
const shown = (text: string) => text.replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1");

it("warns that a bill is already paid, and records another payment as extra", async () => {
  const { server, bill } = await openPay("1000.00", { nextDueDate: written(3) });
  await expectText(`Next due ${shown(written(3))}`);
  await press("Pay Bill");
  await screen.findByRole("button", { name: "Done" });
  const [after] = await server.get("/api/bills");
  expect(after.nextDueDate > written(20)).toBe(true);

  await open(PayDialog, { bill: { ...bill, ...after } });
  await expectText(`Already paid for ${shown(written(3))}.`);
  await expectText(`The next one is due ${shown(after.nextDueDate)}.`);
  await press("Make Extra Payment");
  await screen.findByRole("button", { name: "Done" });
  expect(server.sent("POST", "/api/bills/pay").at(-1)?.body).toMatchObject({ extra: true });
  expect(await server.get("/api/bills")).toMatchObject([{ nextDueDate: after.nextDueDate }]);
});

it("announces before and after a manual payment that the scheduled one is cancelled", async () => {
  const { server, id } = await openPay("1000.00", { isDirectDebit: true, nextDueDate: written(9) });
  await server.post("/api/bills/pay", { billId: id, dueDate: written(9) });
  const [waiting] = await server.get("/api/bills");
  await open(PayDialog, { bill: waiting });
  await expectText(`The payment scheduled for ${shown(written(9))} will be cancelled`);
  await press("Pay Bill");
  await expectText(`It replaces the payment due on ${shown(written(9))}, which was cancelled.`);
  const { items } = await server.get("/api/payments");
  expect(items.map(({ status }: { status: string }) => status).sort()).toEqual(["cancelled", "completed"]);
});

it("shows the fallback message of the catalogue for a response without one", async () => {
  const { server } = await openPay();
  server.answer(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  await press("Pay Bill");
  await expectToast("ErrorFailed to pay bill");
});

it("corrects the balance in the dialog when funds are insufficient, and then pays the bill", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "40.00");
  await server.addBill(id);
  // As on the dashboard: a corrected balance arrives with the list of bills.
  function BillFromList() {
    const [bill] = useCall(listBills).data ?? [];
    return bill ? <PayDialog bill={bill} open onOpenChange={() => {}} /> : null;
  }
  renderWithProviders(<BillFromList />);
  await screen.findByRole("dialog");
  await expectNotice(true);
  await expectText("Everyday holds $40.00.");
  // It is the only account.
  await waitFor(() => expect(screen.getByRole("dialog").textContent).not.toMatch(/other/));
  const correct = async () => {
    await press("Correct the balance");
    const field = await screen.findByLabelText("Actual balance of Everyday");
    await waitFor(() => expect(document.activeElement).toBe(field));
    return field;
  };
  await correct();
  await user.keyboard("{Enter}");
  await expectText("Balance is required");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByLabelText("Actual balance of Everyday")).toBeNull());
  await expectNotice(true);
  fill(await correct(), "75.5");
  await user.keyboard("{Enter}");
  await expectNotice(false);
  await press("Pay Bill");
  await expectText("The account now holds $15.50.");
  expect(await server.get("/api/accounts")).toMatchObject([{ balance: "15.50" }]);
});

it("makes a single payment from another account when funds are insufficient", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "40.00");
  const { id: other } = await server.addAccount("Reserve", "500.00");
  await server.addAccount("Purse", "59.99");
  await server.addBill(id);
  const [bill] = await server.get("/api/bills");
  await open(PayDialog, { bill });
  const chooseReserve = async () => {
    await screen.findByLabelText("Pay from another account");
    expect(await openList("Pay from another account")).toEqual(["Reserve · $500.00"]);
    await pick("Reserve · $500.00");
    await expectNotice(false);
  };
  await chooseReserve();
  await expectText("Only this payment is taken from Reserve.");
  await expectText("$440.00");
  await press("Use the bill's own account");
  await expectNotice(true);
  await chooseReserve();
  await press("Pay Bill");
  await expectText("paid for Internet from Reserve");
  const sent = server.sent("POST", "/api/bills/pay").map(({ body }) => body);
  expect(sent).toEqual([{ billId: bill.id, amount: "60.00", accountId: other }]);
  const accounts: { name: string; balance: string }[] = await server.get("/api/accounts");
  const balances = Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]));
  expect(balances).toEqual({ Everyday: "40.00", Reserve: "440.00", Purse: "59.99" });
  const [unchangedBill] = await server.get("/api/bills");
  expect(unchangedBill, "the bill's own account stays").toMatchObject({ account: { name: "Everyday" } });
});
