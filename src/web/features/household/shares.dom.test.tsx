import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  click,
  expectContains,
  expectNoDialog,
  find,
  inDays,
  page,
  region,
  toast,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { fill, signUp, user } from "#web/testing/page.tsx";

const header = () => document.querySelector("header") ?? expect.unreachable();

it("splits the bills as agreed, and shows each member their share and who paid", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Joint");
  const { id: power } = await server.addBill(id, { name: "Power", amount: "100.00", frequency: "weekly" });
  const addIncome = (name: string, amount: string) =>
    server.post("/api/incomes", { name, amount, frequency: "weekly", nextPayday: inDays(3) });
  await addIncome("Salary", "3000.00");
  // Sam joins, adds pay, and pays the first bill; then Ann looks.
  const { link } = await server.post("/api/household/invitations", { role: "member" });
  const sam = { email: `roommate-${server.email}`, password: server.password };
  await server.post("/api/auth/register", { ...sam, firstName: "Sam", invitation: link.split("#")[1] });
  await server.post("/api/auth/login-direct", sam);
  await addIncome("Wages", "1000.00");
  await server.post("/api/auth/login-direct", { email: server.email, password: server.password });
  await visit();
  const card = (name: RegExp) => region(name);
  await expectContains(card(/, Ann, Salary$|, Salary$/), "Move $75.00");
  await expectContains(card(/Sam, Wages/), "Move $25.00");

  await click(/, menu$/, header);
  await click("Settings", header);
  await user.click(await find("tab", "Household"));
  await user.click(await waitFor(() => byText("By percentage")));
  const fields = () => [...topmost().querySelectorAll<HTMLInputElement>("fieldset input[inputmode=decimal]")];
  await waitFor(() => expect(fields()).toHaveLength(2));
  const [ownShare, otherShare] = fields();
  if (ownShare) fill(ownShare, "30");
  await click("Save percentages");
  const alert = () => topmost().querySelector("[role=alert]");
  await expectContains(() => alert() ?? page(), /^The percentages add up to 80, not 100$/);
  if (otherShare) fill(otherShare, "70");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(alert()).toBeNull());
  await expectContains(toast, "Split saved");
  await user.keyboard("{Escape}");
  await expectNoDialog();
  await expectContains(card(/, Ann, Salary$|, Salary$/), "Move $30.00");
  await expectContains(card(/Sam, Wages/), "Move $70.00");

  await server.post("/api/auth/login-direct", sam);
  await server.post("/api/bills/pay", { billId: power, amount: "100.00" });
  await server.post("/api/auth/login-direct", { email: server.email, password: server.password });
  await visit("/accounts");
  await click("Ledger and forecast of Joint");
  const entry = () =>
    [...region("Ledger and forecast of Joint")().querySelectorAll("li")].find(({ textContent }) =>
      textContent?.startsWith("Payment of Power"),
    ) ?? expect.unreachable();
  await expectContains(entry, "Sam");
});

const byText = (words: string) =>
  [...topmost().querySelectorAll("label")].find(({ textContent }) => textContent?.startsWith(words)) ??
  expect.unreachable();
