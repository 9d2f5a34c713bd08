import { fireEvent, waitFor } from "@testing-library/dom";
import { afterEach, expect, it, vi } from "vitest";
import {
  all,
  click,
  expectContains,
  expectNoDialog,
  field,
  find,
  inDays,
  openDetails,
  page,
  region,
  row,
  toast,
  visit,
} from "#web/testing/app.tsx";
import { signUp, user } from "#web/testing/page.tsx";

afterEach(() => {
  vi.useRealTimers();
});

const passDays = (days: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
const shown = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const names = () => [...document.querySelectorAll("ul[aria-label=All] h3")].map(({ textContent }) => textContent);
const expectNames = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const orderBy = async (value: string) => fireEvent.change(await field("Order"), { target: { value } });

it("shows that a bill was paid, with an Undo that restores everything", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  await server.addBill(id, { name: "Rent" });
  await visit();
  await click("Pay Rent");
  await click("Pay Bill");
  await click("Done");
  await expectContains(toast, "Rent paid");
  await click("Undo", toast);
  await expectContains(toast, "Payment undone. Balance and savings were restored.");
  expect(await server.get("/api/accounts")).toMatchObject([{ balance: "1000.00" }]);
});

it("lists bills by due date, or in the order that the person chose", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  await server.addBill(id, { name: "Water", amount: "30.00", nextDueDate: inDays(20) });
  await server.addBill(id, { name: "Car", amount: "300.00", nextDueDate: inDays(3) });
  await server.addBill(id, { name: "Gifts", amount: "50.00" });
  await visit();
  await expectNames(["Car", "Water", "Gifts"]);
  await orderBy("name");
  await expectNames(["Car", "Gifts", "Water"]);
  await orderBy("newest");
  await visit();
  await expectNames(["Gifts", "Car", "Water"]);
});

it("asks whether an overdue bill was paid, until tomorrow or for good", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  await server.addBill(id, { name: "Gym", nextDueDate: inDays(1) });
  passDays(4);
  await visit();
  await expectContains(row("Gym"), /Was due on \d/);
  const skip = () => all("button", "Skip this one: Gym", page);
  await click("Not yet: Gym");
  await waitFor(() => expect(skip()).toEqual([]));
  passDays(1);
  await visit();
  await click("Paid: Gym");
  await find("dialog", "Pay Bill", page);
  await user.keyboard("{Escape}");
  await expectNoDialog();
  await click("Skip this one: Gym");
  await click("Skip");
  await expectContains(toast, "Gym skipped this time.");
  await waitFor(() => expect(skip()).toEqual([]));
  vi.useRealTimers();
  const [bill] = await server.get("/api/bills");
  expect(bill.nextDueDate > inDays(20)).toBe(true);
});

it("shows in the list and among those due soon when a bill paid by hand is due, or was", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  const due = inDays(1);
  const september = `${new Date().getFullYear() + 1}-09-10`;
  await server.addBill(id, { nextDueDate: due });
  await server.addBill(id, { name: "Insurance", frequency: "annually", nextDueDate: september });
  passDays(3);
  await visit();
  await expectContains(row("Internet"), `Was due on ${shown(due)}`);
  await expectContains(row("Insurance"), `Due ${shown(september)}`);
  await expectContains(region("Bills Due Soon"), `Due ${shown(september)}`);
});

it("shows a day's credits as one line that unfolds", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  for (const name of ["Water", "Power", "Gas"]) await server.addBill(id, { name, amount: "43.30" });
  await server.post("/api/bills/process-savings");
  await visit("/accounts");
  await click("Ledger and forecast of Everyday");
  const line = await find("fold", /^Week added for 3 bills/);
  expect(line.textContent).toContain("+$30.00Balance after: $1,030.00");
  const fold = line.closest("details");
  expect(fold?.open).toBe(false);
  await openDetails(/^Week added for 3 bills/);
  await waitFor(() => expect(fold?.open).toBe(true));
  await expectContains(() => fold ?? page(), "Week added for Gas");
});

it("labels two dates in one row with their payments", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  const bill = await server.addBill(id, { name: "Gym", isDirectDebit: true, paymentDay: 31 });
  const [{ nextPaymentDate }] = await server.get("/api/bills");
  const { payment } = await server.post("/api/bills/pay", { billId: bill.id, dueDate: nextPaymentDate });
  expect(payment.status).toBe("scheduled");
  await visit();
  await expectContains(region("Open payments of Gym"), /^Next payment: \$60\.00 scheduled for \d\d\/\d\d\/\d{4}$/);
});
