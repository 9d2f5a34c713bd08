import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  all,
  click,
  expectContains,
  expectFocused,
  expectNoDialog,
  fillField,
  find,
  inDays,
  page,
  region,
  toast,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { signUp, user } from "#web/testing/page.tsx";

type Server = Awaited<ReturnType<typeof signUp>>;

const paydays = region("Paydays");
const timeline = region("The next six weeks");
const dueSoon = region("Bills Due Soon");
const balanceOf = async (server: Server) => (await server.get("/api/accounts"))[0].balance;
const closeDialog = async () => {
  await user.keyboard("{Escape}");
  await expectNoDialog();
};

/** A hand-paid bill that its account cannot pay in 20 days, one of another account that can, and a payday in three. */
async function signUpShort(): Promise<Server> {
  const server = await signUp();
  const bills = await server.addAccount("Joint bills", "100.00");
  const savings = await server.addAccount("Savings", "900.00");
  const car = { name: "Car registration", amount: "847.00", frequency: "annually", nextDueDate: inDays(20) };
  await server.addBill(bills.id, car);
  await server.addBill(savings.id, { name: "Internet", amount: "60.00", nextDueDate: inDays(2) });
  const pay = { name: "Salary", amount: "1500.00", frequency: "biweekly", nextPayday: inDays(3) };
  await server.post("/api/incomes", pay);
  await visit();
  return server;
}

it("opens the bill or income of each timeline row", async () => {
  const server = await signUpShort();
  const { verdict } = await server.get("/api/plan");
  await expectContains(timeline, `short by $${verdict.first.short}`);
  await find("tab", "Bills & Expenses (2)");
  for (const [row, title] of [
    [/^Internet.*, pay$/, /Pay/],
    [/^Salary.*, edit$/, "Edit Income"],
  ] as const) {
    await click(row, timeline);
    await find("dialog", title, page);
    await closeDialog();
  }
  await expectContains(dueSoon, new RegExp(`short by \\$${verdict.first.short} on \\d+ \\w+`));
  await click("Car registration, pay", dueSoon);
  await waitFor(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
  await expectContains(topmost, "Car registration");
  await closeDialog();
  await click(/^Internet.*, open$/, timeline);
  await find("heading", "Internet");
  expect(window.location.pathname).toMatch(/^\/bills\/\d+$/);
});

it("offers the ways of now when the plan has changed since", async () => {
  const server = await signUpShort();
  await click("Fix it");
  await waitFor(() => expect(topmost().querySelector<HTMLInputElement>("input[type=radio]")?.checked).toBe(true));
  const [account] = await server.get("/api/accounts");
  await server.patch(`/api/accounts/${account.id}`, { balance: "5000.00" });
  await click("Apply");
  await expectContains(toast, "The plan has changed. Please review it again.");
  await expectContains(topmost, "There's nothing left to fix.");
  await expectContains(page, "On track");
});

it("marks a payday's transfer once when two people press at the same time", async () => {
  const server = await signUpShort();
  const button = await find("button", "I moved it");
  const [card] = (await server.get("/api/plan")).paydays;
  // The other browser sends the same request.
  const release = server.hold();
  await user.click(button);
  const sent = await waitFor(() => server.lastSent("POST") ?? expect.unreachable());
  release();
  const [other] = await Promise.allSettled([server.post(sent.path, sent.body)]);
  expect(other.status, JSON.stringify(other)).toBe("fulfilled");
  await expectContains(paydays, "Moved by Ann", /Moved \$[\d.]+/);
  await expectFocused(() =>
    [...document.querySelectorAll("p")].find((each) => each.textContent?.includes("Moved by Ann")),
  );
  expect(await balanceOf(server)).toBe("100.00");
  const [now] = (await server.get("/api/plan")).paydays;
  expect(now.transfers.map(({ planned }: { planned: string }) => planned)).toEqual(
    card.transfers.map(({ planned }: { planned: string }) => planned),
  );
});

it("undoes marking a payday as moved, from the toast or the card", async () => {
  const server = await signUpShort();
  const isMarked = (expected: boolean) =>
    waitFor(() => expect(paydays().textContent?.includes("Moved by Ann")).toBe(expected));
  for (const place of [toast, paydays]) {
    await click("A different amount");
    await find("dialog", "A different amount", page);
    await fillField("Joint bills", "1");
    await click("I moved it");
    await isMarked(true);
    expect(await balanceOf(server)).not.toBe("100.00");
    await expectNoDialog();
    await click("Undo", place);
    await isMarked(false);
    expect(await balanceOf(server)).toBe("100.00");
  }
  await expectFocused(() => all("button", "I moved it")[0]);
});

it("notes a different amount, and corrects the account's balance by the difference", async () => {
  const server = await signUpShort();
  const [card] = (await server.get("/api/plan")).paydays;
  const planned = card.transfers[0].planned;
  await click("A different amount");
  await find("dialog", "A different amount", page);
  const field = topmost().querySelector<HTMLInputElement>("input") ?? expect.unreachable();
  expect(field.value).toBe(planned);
  await fillField("Joint bills", String(Number(planned) + 10));
  await user.keyboard("{Escape}");
  await expectContains(topmost, "Discard your changes?");
  await click("Keep Editing");
  await click("I moved it");
  await expectNoDialog();
  await expectContains(paydays, "Moved by Ann");
  expect(await balanceOf(server)).toBe("110.00");
});

it("lists what is missing, each with a button to add it", async () => {
  const server = await signUp();
  await visit();
  await expectContains(page, "Add your first bill to see whether it is covered.");
  expect(all("part", "The next six weeks", page)).toEqual([]);
  await find("button", "Add an account");
  await click("Add your pay");
  await find("dialog", "Add Income", page);
  await closeDialog();

  const { id } = await server.addAccount();
  await server.post("/api/incomes", { name: "Salary", amount: "1000.00", frequency: "weekly" });
  await server.addBill(id, { name: "Internet", nextDueDate: inDays(9) });
  await server.delete(`/api/accounts/${id}`);
  await server.addAccount("Other");
  await visit();
  await expectContains(page, "On track. Every bill with an account is covered until");
  await find("tab", "Bills & Expenses (1)");
  for (const [words, action, title] of [
    ["Internet needs an account to be included.", "Choose an account", "Edit Bill"],
    ["Salary has no payday yet.", "Set the payday", "Edit Income"],
  ] as const) {
    await expectContains(page, words);
    await click(action);
    await find("dialog", title, page);
    await closeDialog();
  }
});
