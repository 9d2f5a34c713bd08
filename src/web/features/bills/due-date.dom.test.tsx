import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { expectClosed, expectText, fill, open, openList, pick, press, signUp, user } from "#web/testing/page.tsx";
import { BillDialog } from "./bill-dialog.tsx";

const NEXT_YEAR = new Date().getFullYear() + 1;
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const due = () => screen.getByLabelText<HTMLInputElement>("Next due date");
const dayOfMonth = () => screen.getByLabelText<HTMLInputElement>("Day of Month");
const expectValue = (find: () => HTMLInputElement, value: string) => waitFor(() => expect(find().value).toBe(value));
const payByItself = () => user.click(screen.getByRole("switch", { name: /^Enable Automatic Payments/ }));
const shown = (text: string) => text.replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1");

/** A person with an account, and a form for a new bill of 60.00. */
async function openNew() {
  const server = await signUp();
  await server.addAccount();
  await open(BillDialog, {});
  const account = await field("Account");
  await waitFor(() => expect(account.textContent).toBe("Everyday"));
  fill(await field("Bill Name"), "Insurance");
  fill(await field("Bill Amount"), "60");
  const edit = async () => open(BillDialog, { bill: (await server.get("/api/bills"))[0] });
  const save = async (button = "Add Bill") => {
    await press(button);
    await expectClosed();
  };
  return { server, edit, save };
}

it("keeps the month of a yearly bill, and shows an error beside a date that does not exist", async () => {
  const september = `${NEXT_YEAR}-09-10`;
  const { server, edit, save } = await openNew();
  await screen.findByText(/^Optional\./);
  await openList("How often do you pay this bill?");
  await pick("Once a year");
  await expectText("So we know which month.");
  fill(due(), "2020-09-10");
  await press("Add Bill");
  await expectText("Next due date must be today or later");
  expect(document.activeElement).toBe(due());
  fill(due(), `${NEXT_YEAR + 12}-09-10`);
  await press("Add Bill");
  await expectText("Next due date must be at most 10 years ahead");
  fill(due(), september);
  await save();
  expect(await server.get("/api/bills")).toMatchObject([
    { frequency: "annually", nextDueDate: september, nextPaymentDate: null },
  ]);

  // Switched to automatic payments, it is still paid in September.
  await edit();
  await expectValue(due, september);
  await payByItself();
  await waitFor(() => expect(dayOfMonth().value).toBe("10"));
  await expectText(`Next payment ${shown(september)}.`);
  fill(dayOfMonth(), "30");
  await expectValue(due, `${NEXT_YEAR}-09-30`);
  fill(dayOfMonth(), "12");
  await expectValue(due, `${NEXT_YEAR}-09-12`);
  fill(due(), `${NEXT_YEAR}-09-15`);
  await expectValue(dayOfMonth, "15");
  await save("Update Bill");
  expect(await server.get("/api/bills")).toMatchObject([{ paymentDay: 15, nextPaymentDate: `${NEXT_YEAR}-09-15` }]);

  await edit();
  await payByItself();
  fill(due(), "");
  await save("Update Bill");
  expect(await server.get("/api/bills")).toMatchObject([{ nextDueDate: null, nextPaymentDate: null }]);
});

it("asks whether the last day of a short month means that number or the last day, and keeps the answer", async () => {
  const { server, edit, save } = await openNew();
  const radio = (name: string) => screen.queryByRole("radio", { name });
  fill(due(), `${NEXT_YEAR}-12-30`);
  await expectValue(due, `${NEXT_YEAR}-12-30`);
  expect(radio("The last day of the month")).toBeNull();
  fill(due(), `${NEXT_YEAR}-11-30`);
  await waitFor(() => expect(radio("The 30th")).toMatchObject({ checked: true }));
  const last = radio("The last day of the month");
  if (last) await user.click(last);
  await save();
  expect(await server.get("/api/bills")).toMatchObject([
    { nextDueDate: `${NEXT_YEAR}-11-30`, paymentDay: 31, isAutomatic: false },
  ]);
  await edit();
  await waitFor(() => expect(radio("The last day of the month")).toMatchObject({ checked: true }));
});
