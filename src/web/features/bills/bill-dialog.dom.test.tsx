import { screen, waitFor, within } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { inDays } from "#web/testing/app.tsx";
import {
  expectClosed,
  expectText,
  expectToast,
  fill,
  open,
  openList,
  pick,
  press,
  signUp,
  user,
} from "#web/testing/page.tsx";
import { BillDialog } from "./bill-dialog.tsx";

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const expectAccount = async (name: string) => {
  const account = await field("Account");
  await waitFor(() => expect(account.textContent).toBe(name));
};

it("shows errors beside their fields, from the form and from the server", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Short-lived");
  await server.delete(`/api/accounts/${id}`);
  await open(BillDialog, {});
  await press("Add Bill");
  for (const words of ["Bill name is required", "Amount is required", "Please select an account"])
    await expectText(words);
  expect(document.activeElement).toBe(await field("Bill Name"));
  fill(await field("Bill Name"), "Rent");
  fill(await field("Bill Amount"), "0");
  await expectText("Amount must be more than 0");

  // The account is deleted in another tab while the form is open.
  const deletedAccount = await server.addAccount("Short-lived");
  await open(BillDialog, {});
  await expectAccount("Short-lived");
  await server.delete(`/api/accounts/${deletedAccount.id}`);
  fill(await field("Bill Name"), "Rent");
  fill(await field("Bill Amount"), "10");
  await press("Add Bill");
  await expectText("Please select an account");
  await expectToast("Account not found");
  // The form always has a frequency and a category; the server validates requests without them.
  const refused = await server
    .post("/api/bills", { name: "Rent", amount: "10", accountId: id })
    .catch(({ text }) => text);
  expect(JSON.parse(refused).errors).toEqual({
    frequency: "Please select a frequency",
    category: "Please select a category",
  });

  server.cut();
  await press("Add Bill");
  await expectToast("Failed to add bill");
  expect((await field("Bill Name")).value).toBe("Rent");
});

it("creates an account inline with the plus button and selects it", async () => {
  const server = await signUp();
  await open(BillDialog, {});
  const plus = await screen.findByRole("button", { name: "Add a new account" });
  await user.click(plus);
  const inline = () => within(screen.getByRole("group", { name: "New account" }));
  const name = () => screen.getByLabelText<HTMLInputElement>("New Account Name");
  const pressInside = (label: string) => user.click(inline().getByRole("button", { name: label }));
  await waitFor(() => expect(document.activeElement).toBe(name()));
  await pressInside("Add");
  await inline().findByText("Account name is required");
  await pressInside("Cancel");
  const addAccountButton = () => screen.getByRole("button", { name: "Add a new account" });
  await waitFor(() => expect(document.activeElement).toBe(addAccountButton()));
  await user.click(addAccountButton());
  await waitFor(() => expect(document.activeElement).toBe(name()));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(addAccountButton()));

  await user.click(addAccountButton());
  fill(name(), "Joint");
  // A half-typed name is not dropped.
  fill(await field("Bill Name"), "Rent");
  fill(await field("Bill Amount"), "10");
  await press("Add Bill");
  await inline().findByText("Press Add to create this account, or Cancel");
  name().focus();
  await user.keyboard("{Enter}");
  await expectToast("Account created successfully");
  expect(server.sent("POST", "/api/accounts").map(({ body }) => body)).toEqual([{ name: "Joint", balance: "0.00" }]);
  await expectAccount("Joint");

  await user.click(addAccountButton());
  fill(name(), " joint ");
  await pressInside("Add");
  await inline().findByText("An account with this name already exists");
  await pressInside("Cancel");
  await expectAccount("Joint");
  await press("Add Bill");
  await expectClosed();
  expect(await server.get("/api/bills")).toMatchObject([{ name: "Rent", account: { name: "Joint", balance: "0.00" } }]);
});

it("asks for and sends payment days only for automatic payments and direct debits", async () => {
  const server = await signUp();
  await server.addAccount();
  await open(BillDialog, {});
  await expectAccount("Everyday");
  const schedule = () => screen.queryByLabelText("Payment Schedule");
  const turn = (label: string) => user.click(screen.getByRole("switch", { name: new RegExp(`^${label}`) }));
  expect(schedule()).toBeNull();
  await turn("Direct Debit Bill");
  await waitFor(() => expect(schedule()?.textContent).toBe("Monthly (Day of Month)"));
  await turn("Direct Debit Bill");
  await waitFor(() => expect(schedule()).toBeNull());
  await turn("Enable Automatic Payments");
  fill(await field("Day of Month"), "32");
  fill(await field("Bill Name"), "Cleaner");
  fill(await field("Bill Amount"), "50");
  await press("Add Bill");
  await screen.findByText(/Payment day must be 1 to 31/);
  fill(await field("Day of Month"), "31");
  await screen.findByText(/^Next payment \d\d\/\d\d\/\d{4}\. In shorter months, on the last day\.$/);

  expect(await openList("Payment Schedule")).toEqual(["Monthly (Day of Month)", "Weekly (Day of Week)"]);
  await pick("Weekly (Day of Week)");
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  await field("Day of Week");
  expect(await openList("Day of Week")).toEqual(week);
  await pick("Sunday");
  await press("Add Bill");
  await expectClosed();
  const [added] = server.sent("POST", "/api/bills");
  expect(added?.body).toMatchObject({
    ...{ isAutomatic: true, isDirectDebit: false, paymentDay: 7, paymentDayType: "weekly" },
  });

  const [bill] = await server.get("/api/bills");
  await open(BillDialog, { bill });
  expect((await field("Day of Week")).textContent).toBe("Sunday");
  await turn("Enable Automatic Payments");
  await press("Update Bill");
  await expectToast("Bill updated successfully");
  const [edited] = server.sent("PATCH", `/api/bills/${bill.id}`);
  expect(Object.keys(edited?.body ?? {}).filter((key) => key.startsWith("paymentDay"))).toEqual([]);
});

it("saves an edited amount separately, and assigns a new account to a bill without one", async () => {
  const server = await signUp();
  const old = await server.addAccount("Old bank");
  await server.addBill(old.id, { name: "Rent", amount: "900.00" });
  await server.delete(`/api/accounts/${old.id}`);
  await server.addAccount("New bank");
  const read = async () => (await server.get("/api/bills"))[0];
  const dialog = await open(BillDialog, { bill: await read() });
  dialog.getByRole("heading", { name: "Edit Bill" });
  expect((await field("Bill Name")).value).toBe("Rent");
  expect((await field("Bill Amount")).value).toBe("900.00");
  await expectAccount("Select an account");
  await press("Update Bill");
  await expectText("Please select an account");
  await openList("Account");
  await pick("New bank");
  await press("Update Bill");
  await expectToast("Bill updated successfully");

  await open(BillDialog, { bill: await read() });
  expect(screen.queryByText("Amount Changed")).toBeNull();
  fill(await field("Bill Amount"), "950");
  await screen.findByText("From $900.00 to $950.00");
  server.cut();
  await press("Save Amount");
  await expectToast("Failed to update bill");
  server.restore();
  await press("Save Amount");
  await expectToast("Amount Saved", "Bill amount updated to $950.00");
  await waitFor(() => expect(screen.queryByText("Amount Changed")).toBeNull());
  expect(await read()).toMatchObject({ amount: "950.00" });
  fill(await field("Bill Amount"), "950.50");
  await screen.findByText("From $950.00 to $950.50");
  await press("Update Bill");
  await expectClosed();
  expect(await read()).toMatchObject({ amount: "950.50", weeklyAmount: "219.52" });
});

it("keeps what someone else changed while the form was open", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday");
  const bill = await server.addBill(id, { name: "Rent", amount: "900.00" });
  await open(BillDialog, { bill });
  await expectAccount("Everyday");
  await server.patch(`/api/bills/${bill.id}`, { name: "Flat", category: "housing" });
  fill(await field("Bill Amount"), "950");
  await press("Save Amount");
  await expectToast("Amount Saved");
  fill(await field("Bill Amount"), "900");
  await press("Update Bill");
  await expectClosed();
  expect((await server.get("/api/bills"))[0]).toMatchObject({ name: "Flat", category: "housing", amount: "900.00" });
});

it("says once which other bill a higher amount makes short, and fixes it", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "80.00");
  const rent = await server.addBill(id, { name: "Rent", amount: "60.00", nextDueDate: inDays(8) });
  await server.addBill(id, { name: "Gym", amount: "40.00", nextDueDate: inDays(9) });
  await open(BillDialog, { bill: rent });
  fill(await field("Bill Amount"), "80");
  await waitFor(() => expect(document.body.textContent).toMatch(/(First: Gym,|Gym will then be) \$12\.28 (on|short)/));
  expect(document.body.textContent?.split("$80.00")).toHaveLength(2);
  await press("Fix it");
  await expectToast("Bill amount updated to $80.00, with $");
  const [gym] = (await server.get("/api/bills")).filter(({ name }: { name: string }) => name === "Gym");
  expect(gym.catchUp).not.toBeNull();
});

it("adds one bill on a double click, and shows 'Saving...' while pending", async () => {
  const server = await signUp();
  await server.addAccount();
  await open(BillDialog, {});
  await expectAccount("Everyday");
  fill(await field("Bill Name"), "Rent");
  fill(await field("Bill Amount"), "10");
  const release = server.hold();
  // Two submits before the page can re-render.
  const button = screen.getByRole("button", { name: "Add Bill" });
  button.click();
  button.click();
  await screen.findByRole("button", { name: "Saving..." });
  release();
  await expectClosed();
  const keys = server.sent("POST", "/api/bills").map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/.{20}/);
  expect(await server.get("/api/bills")).toHaveLength(1);
});

it("only logs failed suggestions, and requests none for an edited bill", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  const bill = await server.addBill(id, { name: "Rent" });
  await open(BillDialog, {});
  await expectAccount("Everyday");
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  server.cut();
  fill(await field("Bill Name"), "Netflix");
  await waitFor(() => expect(logged.mock.calls.flat().join()).toContain("No category suggestions"));
  logged.mockRestore();
  expect(screen.queryByText(/^AI /)).toBeNull();
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  server.restore();

  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await open(BillDialog, { bill });
    const before = server.sent("POST", "/api/ai/categorize").length;
    fill(await field("Bill Name"), "Netflix");
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.sent("POST", "/api/ai/categorize")).toHaveLength(before);
  } finally {
    vi.useRealTimers();
  }
});

it("requests suggestions after a second without typing, and applies the chosen category", async () => {
  const server = await signUp();
  await server.addAccount();
  await open(BillDialog, {});
  await expectAccount("Everyday");
  const name = await field("Bill Name");
  const categorizedNames = () =>
    server.sent("POST", "/api/ai/categorize").map(({ body }) => Reflect.get(Object(body), "name"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let releaseRequests = () => {};
  try {
    fill(name, "Ne");
    await vi.advanceTimersByTimeAsync(3000);
    fill(name, "Netf");
    await vi.advanceTimersByTimeAsync(900);
    fill(name, "Netflix");
    await vi.advanceTimersByTimeAsync(900);
    expect(categorizedNames()).toEqual([]);
    // The request is delayed, so that the pending state can be read.
    releaseRequests = server.hold();
    await vi.advanceTimersByTimeAsync(200);
  } finally {
    vi.useRealTimers();
  }
  await expectText("AI analyzing expense category...");
  releaseRequests();
  await expectText("AI Category Suggestions");
  expect(categorizedNames()).toEqual(["Netflix"]);
  expect(document.body.textContent).not.toContain("AI analyzing expense category...");
  await user.click(screen.getByRole("button", { name: /Subscriptions.*\d%/ }));
  await expectToast("Category Applied", 'Set category to "Subscriptions"');
  await waitFor(() => expect(screen.getByLabelText("Category").textContent).toBe("Subscriptions"));
});

it("asks before closing a changed form", async () => {
  const server = await signUp();
  await server.addAccount();
  await open(BillDialog, {});
  await expectAccount("Everyday");
  await user.keyboard("{Escape}");
  await expectClosed();

  await open(BillDialog, {});
  fill(await field("Bill Name"), "Rent");
  await user.keyboard("{Escape}");
  await expectText("Discard your changes?");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Keep Editing"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.body.textContent).not.toContain("Discard your changes?"));
  expect((await field("Bill Name")).value).toBe("Rent");
  await user.keyboard("{Escape}");
  await expectText("Discard your changes?");
  await press("Discard");
  await expectClosed();

  await open(BillDialog, {});
  expect((await field("Bill Name")).value).toBe("");
  fill(await field("Bill Name"), "Rent");
  await press("Cancel");
  await expectClosed();
});
