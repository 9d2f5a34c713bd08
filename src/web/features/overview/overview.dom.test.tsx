import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  all,
  click,
  expectContains,
  expectFocused,
  find,
  inDays,
  openTab,
  page,
  region,
  toast,
  visit,
} from "#web/testing/app.tsx";
import { signUp } from "#web/testing/page.tsx";

const overview = region("Financial Overview");
const dueSoon = region("Bills Due Soon");
const dueNames = () => [...dueSoon().querySelectorAll("li bdi")].map(({ textContent }) => textContent);
const expectDue = (names: string[]) => waitFor(() => expect(dueNames()).toEqual(names));

/** A card shows its label and amount; the heading shows the period. */
const cards = () =>
  waitFor(() => {
    expect(overview().querySelector("dl")?.getAttribute("aria-busy")).toBe("false");
    const shown = [...overview().querySelectorAll("dl > div")];
    return shown.map((card) => [...card.children].map(({ textContent }) => textContent).join(" | "));
  });

const dueRow = (name: string) => () =>
  [...dueSoon().querySelectorAll("li")].find(({ textContent }) => textContent?.includes(name)) ?? expect.unreachable();
const progress = (name: string) => {
  const [bar] = all("bar", `Saved for ${name}`, dueRow(name));
  return bar?.getAttribute("aria-valuenow");
};
const monthly = (days: number) => ({
  ...{ paymentDay: Number(inDays(days).slice(8)), paymentDayType: "monthly", isDirectDebit: true },
});

type Server = Awaited<ReturnType<typeof signUp>>;
const addIncome = (server: Server, income: object) =>
  server.post("/api/incomes", { name: "Salary", amount: "100.00", frequency: "weekly", ...income });

it("shows Income, Expenses, Total Saved and the leftover in the chosen pay period", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  await addIncome(server, {});
  await addIncome(server, { name: "Side job", frequency: "biweekly" });
  const power = await server.addBill(id, { amount: "129.90" });
  await server.post("/api/bills/process-savings");

  for (const [frequency, period, income, expenses, rest] of [
    ["", "week", "$150.00", "$30.00", "$120.00"],
    ["fortnightly", "fortnight", "$300.00", "$60.00", "$240.00"],
    ["monthly", "month", "$649.50", "$129.90", "$519.60"],
    ["quarterly", "quarter", "$1,950.00", "$390.00", "$1,560.00"],
    ["annually", "year", "$7,800.00", "$1,560.00", "$6,240.00"],
  ] as const) {
    window.localStorage.setItem("userPayFrequency", frequency);
    await visit();
    expect(await cards(), period).toEqual([
      `Income | ${income}`,
      `Expenses | ${expenses}`,
      "Total Saved | $30.00 | so far",
      `Leftover | ${rest}`,
    ]);
    await expectContains(overview, `per ${period}`);
  }

  await server.addBill(id, { name: "Rent", amount: "200.00", frequency: "weekly", category: "housing" });
  window.localStorage.removeItem("userPayFrequency");
  // Paused, it needs nothing but keeps its savings.
  await server.post(`/api/bills/${power.id}/pause`, { until: null });
  await visit();
  expect((await cards()).slice(-2)).toEqual(["Total Saved | $30.00 | so far", "Shortfall | $50.00"]);
});

it("shows zeros, nothing due and no charts for an empty household", async () => {
  await signUp();
  await visit();
  await waitFor(async () =>
    expect(await cards()).toEqual([
      "Income | $0.00",
      "Expenses | $0.00",
      "Total Saved | $0.00 | so far",
      "Leftover | $0.00",
    ]),
  );
  await expectContains(dueSoon, "Nothing due yet");
  expect(document.body.textContent).not.toContain("Where your money goes per week");
});

it("lists the five bills due soonest with their progress, and a button to view all", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "5000.00");
  await server.addBill(id, { name: "Someday, far", amount: "5200.00", frequency: "annually" });
  await server.addBill(id, { name: "Someday, near", amount: "5.00", frequency: "weekly" });
  await server.addBill(id, { name: "In nine days", amount: "129.90", ...monthly(9) });
  await server.addBill(id, { name: "In two days", amount: "129.90", ...monthly(2) });
  await visit();
  await expectDue(["In two days", "In nine days", "Someday, near", "Someday, far"]);
  expect(all("button", /View all/)).toEqual([]);
  await expectContains(dueRow("In two days"), "$129.90", /Due \d\d\/\d\d\/\d{4}/, "$0.00 saved", "about 31 days to go");
  expect(progress("In two days")).toBe("0");
  await expectContains(dueRow("Someday, near"), "No date set");

  // One week more: the weekly bill is fully saved, the monthly one has 30.00 of 129.90.
  await server.post("/api/bills/process-savings");
  // An automatic bill without a record shows a buffer of one and a half weeks.
  await server.addBill(id, { name: "By itself", amount: "43.30", ...monthly(20), isAutomatic: true });
  await visit();
  await expectDue(["In two days", "In nine days", "By itself", "Someday, near", "Someday, far"]);
  await expectContains(dueRow("Someday, near"), "Ready to pay!");
  expect(progress("Someday, near")).toBe("100");
  await expectContains(dueRow("In two days"), "$30.00 saved", "about 24 days to go");
  expect(progress("In two days")).toBe("23");
  await expectContains(dueRow("By itself"), "$15.00 buffer");
  expect((await cards())[2]).toBe("Total Saved | $165.00 | so far");

  await server.addBill(id, { name: "The sixth", amount: "0.01", frequency: "annually" });
  // More than enough is still 100 percent.
  await server.post("/api/bills/process-savings");
  await visit();
  await waitFor(() => expect(dueNames()).toHaveLength(5));
  await expectContains(dueRow("Someday, near"), "$10.00 saved");
  expect(progress("Someday, near")).toBe("100");
  await openTab(/^Income Sources/);
  await click("View all 6 bills");
  const bills = await find("tab", "Bills & Expenses (6)");
  await waitFor(() => expect(bills.getAttribute("aria-selected")).toBe("true"));
  await expectFocused(() => bills);
});

it("shows a failed load in place of the figures, with a retry", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  await server.addBill(id);
  server.cut(/\/api\/bills$/);
  await visit();
  const alert = (place: () => Element) => () => place().querySelector("[role=alert]") ?? page();
  await expectContains(alert(overview), /^Failed to load your overview\. Please try again\./);
  await expectContains(alert(dueSoon), /^Failed to load upcoming bills\. Please try again\./);
  server.restore();
  await click("Retry", dueSoon);
  await expectDue(["Internet"]);
  await waitFor(async () => expect((await cards())[1]).toBe("Expenses | $13.86"));
});

it("explains the buffer of a new automatic bill, and why Add One Week lowers the figure", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  await server.addBill(id, { isAutomatic: true, paymentDay: Number(inDays(9).slice(8)) });
  await visit();
  const words = "An estimate of one and a half weeks of savings, shown until the first week is saved.";
  await expectContains(page, "$20.79 buffer of $60.00", words);
  await click("Adjust Savings");
  await click("Add One Week");
  await expectContains(toast, "Estimated buffers were replaced by the actual savings, which can be lower.");
  await expectContains(page, "$13.86 saved of $60.00");
  expect(document.body.textContent).not.toContain(words);
});
