import { screen, waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { AccountManager } from "#web/features/accounts/account-manager.tsx";
import { HistoryDialog } from "#web/features/payments/history-dialog.tsx";
import { PayDialog } from "#web/features/payments/pay-dialog.tsx";
import { expectText, expectToast, fill, open, press, renderWithProviders, signUp, user } from "#web/testing/page.tsx";

// Balances, the balance after a payment, and their total.
const FIGURES = /1,234\.56|1,174\.56|77\.89|1,156\.67|1,096\.67/;
const expectNoFigures = () => expect(document.body.textContent).not.toMatch(FIGURES);
const words = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

it("hides balances while paying, in the history of a bill and among the balances of the accounts", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "1234.56");
  await server.addAccount("Overdrawn", "-77.89");
  await server.addBill(id);
  window.localStorage.setItem("userShowBalances", "false");

  const bill = async () => (await server.get("/api/bills"))[0];
  await open(PayDialog, { bill: await bill() });
  await waitFor(() =>
    expect(words(document.querySelectorAll("[role=dialog] dl > div"))).toEqual([
      "AccountEveryday",
      "Balance••••••hidden",
      "This payment-$60.00",
      "Left after paying••••••hidden",
    ]),
  );
  expectNoFigures();
  fill(screen.getByLabelText("Amount"), "2000");
  await press("Pay Bill");
  await expectToast("The account balance (••••••) is less than the payment amount ($2,000.00).");
  fill(screen.getByLabelText("Amount"), "60");
  await press("Pay Bill");
  await expectText("The account now holds ••••••hidden.");
  expectNoFigures();

  await open(HistoryDialog, { bill: await bill() });
  await expectText("Balance of Everyday••••••hidden");
  await user.click(await screen.findByRole("button", { name: "Undo payment of $60.00" }));
  const asking = await screen.findByRole("alertdialog");
  expect(asking.textContent).toContain("$60.00 goes back to Everyday. The bill's savings");
  expectNoFigures();

  renderWithProviders(<AccountManager />);
  await user.click(await screen.findByRole("button", { name: "Manage Balances" }));
  const balances = within(await screen.findByRole("dialog", { name: "Manage Account Balances" }));
  const edit = await balances.findByRole("button", { name: "Edit balance of Overdrawn" });
  const [first, second, ...more] = words(balances.getAllByRole("listitem"));
  for (const item of [first, second]) expect(item).toContain("Current Balance••••••hidden");
  expect(more).toEqual([]);
  expectNoFigures();
  await user.click(edit);
  expect(balances.getByLabelText<HTMLInputElement>("Current Balance").value).toBe("-77.89");
});
