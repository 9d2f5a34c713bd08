import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  all,
  click,
  expectContains,
  expectFocused,
  expectNoDialog,
  field,
  fillField,
  find,
  page,
  region,
  toast,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { signUp, user } from "#web/testing/page.tsx";

const cards = () => [...document.querySelectorAll("ul[aria-label=Accounts] > li")].map((each) => each.textContent);
const expectCards = (...expected: RegExp[]) =>
  waitFor(() => expect(cards()).toEqual(expected.map((each) => expect.stringMatching(each))));
const fieldSays = async (label: string, words: string) => {
  const found = await field(label);
  const described = () => found.getAttribute("aria-describedby")?.split(" ") ?? [];
  await waitFor(() => expect(described().map((id) => document.getElementById(id)?.textContent)).toContain(words));
};

it("creates, edits and deletes accounts with the texts of the specification", async () => {
  const server = await signUp();
  await visit("/accounts");
  await find("heading", "Account Manager");
  await expectContains(page, "Create, edit and manage your bank accounts, and set their initial balances.");
  await expectContains(page, "No accounts yet");
  await find("button", "Manage Balances");

  // Create: the name is required and trimmed, an empty balance is 0.00.
  await click("Create New Account");
  const name = await field("Name");
  expect(name.placeholder).toBe("Default Bills Account");
  await expectFocused(() => name);
  const { placeholder, type, step } = await field("Balance");
  expect([placeholder, type, step]).toEqual(["0.00", "number", "0.01"]);
  await fillField("Name", "   ");
  await click("Create Account");
  await expectContains(topmost, "Account name is required");
  await fillField("Name", "  Everyday  ");
  const create = server.hold();
  await user.dblClick(await find("button", "Create Account"));
  await find("button", "Creating...");
  await user.keyboard("{Escape}");
  create();
  await expectNoDialog();
  server.restore();
  await expectContains(toast, "Success", "Account created successfully");
  await expectCards(/^Everyday.*\$0\.00/);
  await find("heading", "Everyday");

  // The dialog is reset; a taken name is reported beside its field; a balance may be negative.
  await click("Create New Account");
  expect((await field("Name")).value).toBe("");
  await fillField("Name", "EVERYDAY");
  await fillField("Balance", "1.005");
  await click("Create Account");
  await expectContains(topmost, "Balance must be a number with at most 8 digits");
  await fillField("Balance", "-250.5");
  await click("Create Account");
  await expectContains(toast, "An account with this name already exists");
  await fieldSays("Name", "An account with this name already exists");
  await fillField("Name", "Car");
  await click("Create Account");
  await expectNoDialog();
  await expectCards(/^Car.*-\$250\.50.* = \$250\.50 short$/, /^Everyday.*\$0\.00 free$/);
  expect(cards()[0]).toContain("Overdrawn");
  await expectContains(page, "2 accounts, -$250.50 in total");

  // Edit: prefilled.
  await click("Edit Car");
  expect((await field("Name")).value).toBe("Car");
  expect((await field("Balance")).value).toBe("-250.50");
  await fillField("Name", "  ");
  await click("Update Account");
  await expectContains(topmost, "Account name is required");
  await fillField("Name", " Auto ");
  await fillField("Balance", "99999999.99");
  const update = server.hold();
  await click("Update Account");
  await find("button", "Updating...");
  update();
  await expectNoDialog();
  server.restore();
  await expectContains(toast, "Account updated successfully");
  await expectCards(/^Auto.*\$99,999,999\.99 free$/, /^Everyday/);
  await click("Edit Auto");
  await fillField("Balance", "");
  await click("Update Account");
  await expectNoDialog();
  await expectCards(/^Auto.*\$0\.00 free$/, /^Everyday/);

  // Delete: asked first.
  await click("Delete Auto");
  await find("dialog", "Delete Account", page);
  await expectContains(
    topmost,
    'Are you sure you want to delete "Auto"? This action cannot be undone. Bills allocated to this account will need to be reassigned.',
  );
  await click("Cancel");
  await expectNoDialog();
  expect(cards()).toHaveLength(2);
  await click("Delete Auto");
  const remove = server.hold();
  await click("Delete Account");
  await find("button", "Deleting...");
  remove();
  await expectNoDialog();
  server.restore();
  await expectContains(toast, "Account deleted successfully");
  await expectCards(/^Everyday/);
  await find("button", "Back to Dashboard");
});

it("edits balances one by one, and a failed save reports no success", async () => {
  const server = await signUp();
  await visit("/accounts");
  await click("Manage Balances");
  await find("dialog", "Manage Account Balances", page);
  await expectContains(topmost, "Set the current balances of your accounts.");
  await expectContains(topmost, "Each week, accounts increase by the amount allocated to bills.");
  await expectContains(topmost, "No accounts found. Create an account first to manage balances.");

  const { id } = await server.addAccount("Everyday", "120.00");
  await server.addAccount("Spare", "");
  await visit("/accounts");
  await find("button", "Ledger and forecast of Spare");
  await click("Manage Balances");
  const items = () => [...topmost().querySelectorAll("li")].map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(items()).toEqual([
      expect.stringMatching(/^Everyday\s*Current Balance\s*\$120\.00$/),
      expect.stringMatching(/^Spare\s*Current Balance\s*\$0\.00$/),
    ]),
  );

  // Cancel restores the stored balance.
  const edit = (name: string) => click(`Edit balance of ${name}`);
  await edit("Everyday");
  const { type, step, value } = await field("Current Balance");
  expect([type, step, value]).toEqual(["number", "0.01", "120.00"]);
  const input = await field("Current Balance");
  await expectFocused(() => input);
  const isChanged = (expected: boolean) =>
    waitFor(() => expect(topmost().textContent?.includes("Balance Changed")).toBe(expected));
  await isChanged(false);
  await fillField("Current Balance", "90");
  await isChanged(true);
  await expectContains(topmost, "From $120.00 to $90.00");
  await fillField("Current Balance", "120.0");
  await isChanged(false);
  await fillField("Current Balance", "90");
  await click("Cancel");
  await expectFocused(() => all("button", "Edit balance of Everyday")[0]);
  expect(items()[0]).toContain("$120.00");
  await edit("Everyday");
  expect((await field("Current Balance")).value).toBe("120.00");

  // A failed save shows no toast, and nothing claims success.
  await fillField("Current Balance", "77.5");
  server.cut();
  await click("Save Balance");
  await waitFor(() => expect(server.sent("PATCH", `/api/accounts/${id}`)).toHaveLength(1));
  await waitFor(async () => expect((await find("button", "Save")).getAttribute("aria-busy")).toBeNull());
  await expectContains(topmost, "From $120.00 to $77.50");
  const [shownToast] = all("part", "Notification", page);
  expect(shownToast?.textContent ?? "").not.toMatch(/Saved|Error|Success/);
  server.restore();

  await click("Save Balance");
  await expectContains(toast, "Balance Saved", "Account balance updated to $77.50");
  expect(server.sent("PATCH", `/api/accounts/${id}`).at(-1)?.body).toEqual({ id, balance: "77.50" });
  await waitFor(() => expect(items()[0]).toContain("$77.50"));

  await edit("Spare");
  await fillField("Current Balance", "-0.01");
  const save = server.hold();
  await click("Save");
  await find("button", "Saving...");
  save();
  await waitFor(() => expect(items()[1]).toContain("-$0.01"));
  await click("Close");
  await expectNoDialog();
  await expectFocused(() => all("button", "Manage Balances")[0]);
  await expectCards(/\$77\.50 free$/, /-\$0\.01.* = \$0\.01 short$/);
});

it("shows every change in the ledger, newest first, a page at a time", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "100.00");
  const bill = await server.addBill(id, { name: "Internet", amount: "86.60" });
  await server.post("/api/bills/process-savings");
  await server.post("/api/bills/reduce-savings");
  const paid = await server.post("/api/bills/pay", { billId: bill.id, amount: "30" });
  await server.post(`/api/payments/${paid.payment.id}/undo`);
  await server.addBill(id, { name: "Rent", amount: "8660.00", isAutomatic: true, paymentDay: 15 });
  await visit("/accounts");
  await expectCards(/\+\$2,020\.00 per week for 2 bills/);
  const opener = await find("button", "Ledger and forecast of Everyday");
  await user.click(opener);
  await waitFor(() => expect(opener.getAttribute("aria-expanded")).toBe("true"));
  const details = region("Ledger and forecast of Everyday");
  const entries = () => [...details().querySelectorAll("ol > li")].map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(entries()).toEqual([
      expect.stringMatching(/^Undone: payment of Internet.*\+\$30\.00Balance after: \$100\.00$/),
      expect.stringMatching(/^Payment of Internet.*-\$30\.00Balance after: \$70\.00$/),
      expect.stringMatching(/^Week removed for Internet.*-\$20\.00Balance after: \$100\.00$/),
      expect.stringMatching(/^Week added for Internet.*\+\$20\.00Balance after: \$120\.00$/),
      expect.stringMatching(/^Opening balance.*\+\$100\.00Balance after: \$100\.00$/),
    ]),
  );

  // A correction shows at once; entries load by page, without a gap.
  for (let n = 1; n <= 48; n += 1) await server.patch(`/api/accounts/${id}`, { balance: `${100 + n}` });
  await click("Edit Everyday");
  await fillField("Balance", "500");
  await click("Update Account");
  await expectNoDialog();
  await waitFor(() => expect(entries()[0]).toMatch(/^Balance corrected by you.*\+\$352\.00Balance after: \$500\.00$/));
  expect(entries()).toHaveLength(50);
  await click("Show older entries");
  await waitFor(() => expect(entries()).toHaveLength(54));
  expect(entries().at(-1)).toContain("Opening balance");
  expect(all("button", "Show older entries")).toEqual([]);
  await expectFocused(() => details().querySelector("ol"));
  await user.click(opener);
  await waitFor(() => expect(opener.getAttribute("aria-expanded")).toBe("false"));
});
