import { fireEvent, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { click, closed, field, find, front, page, put, says, saysNot, toast, visit } from "#web/testing/app.tsx";
import { arrive, user } from "#web/testing/page.tsx";
import { DUE, powerBill } from "#web/testing/power-bill.ts";

const fileInput = () =>
  waitFor(() => front().querySelector<HTMLInputElement>("input[type=file]") ?? expect.unreachable());
const valueIn = async (label: string) => (await field(label)).value;
const choices = () =>
  [...front().querySelectorAll("label")].map((label) => {
    const input = label.querySelector<HTMLInputElement>("input[type=radio]");
    return input && [label.textContent, input.checked, input.disabled];
  });

it("fills the form of a new bill from the scan after two seconds of success, creates an account inline, keeps what was typed offline, and closes on saving", async () => {
  const server = await arrive();
  await visit();
  await click("AI Document Scanner");
  await find("dialog", "AI Bill Scanner", page);
  fireEvent.change(await fileInput(), { target: { files: [powerBill("debit")] } });
  await says(front, "Your bill has been read");
  const succeeded = performance.now();
  await says(front, "What would you like to do?");
  expect(performance.now() - succeeded).toBeGreaterThan(1900);

  expect(front().textContent).not.toContain("Smart Match Found");
  const offered = choices().filter((each) => each !== null);
  expect(offered).toContainEqual([expect.stringContaining("Create a new bill"), true, false]);
  expect(offered).toContainEqual([expect.stringContaining("Pay an existing bill"), false, true]);
  expect(await valueIn("Bill Name")).toMatch(/Lumen/);
  expect(await valueIn("Bill Amount")).toBe("84.20");
  expect((await field("How often do you pay this bill?")).textContent).toBe("Every month");
  expect((await field(/^Direct Debit Bill/)).getAttribute("aria-checked")).toBe("true");
  expect(await valueIn("Day of Month")).toBe(String(Number(DUE.slice(8))));
  expect(await valueIn("Next due date")).toBe(DUE);
  await says(front, "$19.45 per week");
  expect(front().querySelector("img")?.alt).toBe("Page 1 of 1 of your bill");

  await click("Add Bill");
  await says(front, "Please select an account");
  await click("Add a new account");
  await click("Add");
  await says(front, "Account name is required");
  await put("New Account Name", "Household");
  await user.keyboard("{Enter}");
  await says(toast, "Account created successfully");
  await waitFor(async () => expect((await field("Account")).textContent).toContain("Household"));
  await put("Bill Name", "Power 🔌");
  server.cut();
  await click("Add Bill");
  await says(toast, "Failed to save bill");
  server.restore();
  await user.dblClick(await find("button", "Add Bill"));
  await says(toast, "Bill added successfully");
  await closed();
  const kept = { name: "Power 🔌", amount: "84.20", frequency: "monthly", isDirectDebit: true };
  expect(await server.get("/api/bills")).toMatchObject([
    { ...kept, paymentDay: Number(DUE.slice(8)), nextDueDate: DUE },
  ]);
  await find("tab", "Bills & Expenses (1)");
  await click("AI Document Scanner");
  await says(front, "Drop your bill here");
  await saysNot(front, "Power 🔌");
});
