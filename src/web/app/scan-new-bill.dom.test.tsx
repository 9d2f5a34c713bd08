import { fireEvent, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  click,
  expectContains,
  expectNoDialog,
  expectNotContains,
  field,
  fillField,
  find,
  page,
  toast,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { signUp, user } from "#web/testing/page.tsx";
import { DUE, powerBill } from "#web/testing/power-bill.ts";

const fileInput = () =>
  waitFor(() => topmost().querySelector<HTMLInputElement>("input[type=file]") ?? expect.unreachable());
const valueIn = async (label: string) => (await field(label)).value;
const choices = () =>
  [...topmost().querySelectorAll("label")].map((label) => {
    const input = label.querySelector<HTMLInputElement>("input[type=radio]");
    return input && [label.textContent, input.checked, input.disabled];
  });

it("fills the form of a new bill from the scan after two seconds of success, creates an account inline, keeps what was typed offline, and closes on saving", async () => {
  const server = await signUp();
  await visit();
  await click("AI Document Scanner");
  await find("dialog", "AI Bill Scanner", page);
  fireEvent.change(await fileInput(), { target: { files: [powerBill("debit")] } });
  await expectContains(topmost, "Your bill has been read");
  const succeeded = performance.now();
  await expectContains(topmost, "What would you like to do?");
  expect(performance.now() - succeeded).toBeGreaterThan(1900);

  expect(topmost().textContent).not.toContain("Smart Match Found");
  const offered = choices().filter((each) => each !== null);
  expect(offered).toContainEqual([expect.stringContaining("Create a new bill"), true, false]);
  expect(offered).toContainEqual([expect.stringContaining("Pay an existing bill"), false, true]);
  expect(await valueIn("Bill Name")).toMatch(/Lumen/);
  expect(await valueIn("Bill Amount")).toBe("84.20");
  expect((await field("How often do you pay this bill?")).textContent).toBe("Every month");
  expect((await field(/^Direct Debit Bill/)).getAttribute("aria-checked")).toBe("true");
  expect(await valueIn("Day of Month")).toBe(String(Number(DUE.slice(8))));
  expect(await valueIn("Next due date")).toBe(DUE);
  await expectContains(topmost, "$19.45 per week");
  expect(topmost().querySelector("img")?.alt).toBe("Page 1 of 1 of your bill");

  await click("Add Bill");
  await expectContains(topmost, "Please select an account");
  await click("Add a new account");
  await click("Add");
  await expectContains(topmost, "Account name is required");
  await fillField("New Account Name", "Household");
  await user.keyboard("{Enter}");
  await expectContains(toast, "Account created successfully");
  await waitFor(async () => expect((await field("Account")).textContent).toContain("Household"));
  await fillField("Bill Name", "Power 🔌");
  server.cut();
  await click("Add Bill");
  await expectContains(toast, "Failed to save bill");
  server.restore();
  await user.dblClick(await find("button", "Add Bill"));
  await expectContains(toast, "Bill added successfully");
  await expectNoDialog();
  const expectedBill = { name: "Power 🔌", amount: "84.20", frequency: "monthly", isDirectDebit: true };
  expect(await server.get("/api/bills")).toMatchObject([
    { ...expectedBill, paymentDay: Number(DUE.slice(8)), nextDueDate: DUE },
  ]);
  await find("tab", "Bills & Expenses (1)");
  await click("AI Document Scanner");
  await expectContains(topmost, "Drop your bill here");
  await expectNotContains(topmost, "Power 🔌");
});
