import { rare, rareChanges } from "./rare-scenes.mjs";
import {
  choose,
  dialog,
  flip,
  holdScan,
  inTurn,
  lost,
  offline,
  opened,
  press,
  pressInMenu,
  pressInside,
  scan,
  scrollThrough,
  showTab,
  slow,
  type,
  until,
  wait,
} from "./scene-steps.mjs";

const sections = ["Profile", "Household", "Notifications", "Display", "Statistics", "Security", "Privacy", "Data"];
const demo = { who: "demo", path: "/dashboard" };
const empty = { who: "empty", path: "/dashboard" };
const accounts = { who: "demo", path: "/accounts" };
const openScanner = opened(press("AI Document Scanner"));
const openBill = opened(press("Add Bills/Expenses"));
const drag = async (page) => {
  await page.getByRole("slider", { name: "Changes by" }).fill("40");
};
const openPay = opened(press(/^Pay /));
const openHistory = (name) => opened(press(/^View all/), press(`History of ${name}`));
const incomes = showTab(/^Income Sources/);

const signedOut = [
  { name: "landing", path: "/", isWhole: true, steps: scrollThrough },
  { name: "login", path: "/login", isWhole: true },
  { name: "login-refused", path: "/login", steps: inTurn(press(/^Sign In$/)) },
  {
    name: "login-failed",
    path: "/login",
    steps: inTurn(
      (page) => page.getByLabel("Email").fill("nobody@example.com"),
      (page) => page.getByLabel("Password", { exact: true }).fill("wrong horse"),
      press(/^Sign In$/),
      until("Login failed"),
    ),
  },
  { name: "forgot", path: "/login", steps: opened(press("Forgot your password?")) },
  {
    name: "forgot-refused",
    path: "/login",
    steps: inTurn(opened(press("Forgot your password?")), pressInside("Reset Password")),
  },
  {
    name: "forgot-sent",
    path: "/login",
    steps: inTurn(
      opened(press("Forgot your password?")),
      type("Email", "nobody@example.com"),
      type("New password", "battery staple"),
      pressInside("Reset Password"),
      until("Request received"),
    ),
  },
  { name: "register", path: "/register", isWhole: true },
  { name: "register-refused", path: "/register", isWhole: true, steps: inTurn(press("Sign Up Free")) },
  { name: "reset", path: "/reset-password?token=none", isWhole: true },
  { name: "reset-no-link", path: "/reset-password", isWhole: true },
  { name: "gate", path: "/dashboard" },
  { name: "gate-checking", path: "/dashboard", before: slow("**/api/auth/user") },
  {
    name: "gate-failed",
    path: "/dashboard",
    before: lost("**/login-direct"),
    steps: inTurn(press("Sign In (Test Account)"), until("Login failed")),
  },
];

const dashboard = [
  { name: "dashboard-bills", ...demo, isWhole: true, steps: scrollThrough },
  { name: "dashboard-all-bills", ...demo, isWhole: true, steps: inTurn(press(/^View all/), scrollThrough) },
  { name: "dashboard-compact", who: "compact", path: "/dashboard", isWhole: true, steps: scrollThrough },
  { name: "dashboard-incomes", ...demo, isWhole: true, steps: inTurn(incomes, scrollThrough) },
  { name: "dashboard-loading", ...demo, isWhole: true, before: slow(/\/api\/(bills|incomes|scheduler)/) },
  { name: "dashboard-failed", ...demo, isWhole: true, before: lost(/\/api\/(bills|incomes)/) },
  { name: "dashboard-offline", ...demo, steps: inTurn(offline, until("You are offline")) },
  { name: "dashboard-empty", ...empty, isWhole: true },
  { name: "dashboard-no-incomes", ...empty, steps: inTurn(incomes) },
  { name: "first-run", who: "newcomer", path: "/dashboard", isWhole: true, steps: until("Welcome to Weekwise") },
  { name: "menu", ...demo, steps: inTurn(press(/, menu$/)) },
];

const ahead = [
  { name: "plan", who: "demo", path: "/plan", isWhole: true, steps: until("Month by month") },
  { name: "plan-what-if", who: "demo", path: "/plan", isWhole: true, steps: inTurn(drag, until("What if:")) },
  { name: "plan-empty", who: "empty", path: "/plan" },
  { name: "plan-loading", who: "demo", path: "/plan", before: slow("**/api/plan/year") },
  { name: "plan-failed", who: "demo", path: "/plan", before: lost("**/api/plan/year") },
  { name: "fix", ...demo, steps: inTurn(press("Fix it"), until("After")) },
  { name: "moved", ...demo, steps: opened(press("A different amount")) },
  { name: "calendar", who: "demo", path: "/calendar", isWhole: true },
  { name: "calendar-failed", who: "demo", path: "/calendar", before: lost("**/api/plan/year") },
];

/** Half a year of a bank account: a monthly bill and pay every two weeks. */
const STATEMENT = Array.from({ length: 13 }, (_, index) => {
  const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const power = index % 2 === 0 ? [`${day(15 * index + 3)},CITY POWER & LIGHT,-132.50`] : [];
  return [...power, `${day(14 * index + 4)},ACME CORP PAYROLL,2000.00`];
}).flat();
const uploadStatement = async (page) => {
  await page.getByRole("combobox").first().click();
  await page.getByRole("option").first().click();
  const buffer = Buffer.from(`Date,Description,Amount\n${STATEMENT.join("\n")}\n`);
  await page.locator("input[type=file]").setInputFiles({ name: "statement.csv", mimeType: "text/csv", buffer });
};
const openBillPage = (page) => page.getByRole("link", { name: "Mobile phones" }).first().click();

const others = [
  { name: "bill-page", ...demo, isWhole: true, steps: inTurn(openBillPage, until("Payments"), wait(800)) },
  { name: "statements", who: "demo", path: "/statements", isWhole: true },
  {
    name: "statements-found",
    who: "demo",
    path: "/statements",
    isWhole: true,
    steps: inTurn(uploadStatement, press("Find my bills"), until("City Power Light"), wait(400)),
  },
  { name: "join-refused", path: "/join#none", isWhole: true, steps: wait(800) },
];

const billDialogs = [
  { name: "bill-add", ...demo, steps: openBill },
  {
    name: "bill-add-filled",
    ...demo,
    steps: inTurn(openBill, type(/^Bill Name/, "Netflix"), type(/^Bill Amount/, "17.99"), wait(2500)),
  },
  { name: "bill-add-refused", ...demo, steps: inTurn(openBill, pressInside("Add Bill")) },
  {
    name: "bill-add-automatic",
    ...demo,
    steps: inTurn(openBill, flip("Enable Automatic Payments"), (page) =>
      dialog(page).getByLabel("Day of Month").scrollIntoViewIfNeeded(),
    ),
  },
  {
    name: "bill-add-category",
    ...demo,
    steps: inTurn(openBill, (page) => dialog(page).getByLabel("Category", { exact: true }).click()),
  },
  { name: "bill-add-account", ...demo, steps: inTurn(openBill, press("Add a new account")) },
  {
    name: "bill-add-discard",
    ...demo,
    steps: inTurn(openBill, type(/^Bill Name/, "Rent"), (page) => page.keyboard.press("Escape")),
  },
  { name: "bill-edit", ...demo, steps: opened(press(/^Edit /)) },
  {
    name: "bill-edit-changed",
    ...demo,
    steps: inTurn(opened(press(/^Edit /)), type(/^Bill Amount/, "123.45"), until("Amount Changed")),
  },
  { name: "bill-delete", ...demo, steps: opened(press(/^Delete /)) },
];

const moneyDialogs = [
  { name: "pay", ...demo, steps: openPay },
  {
    name: "pay-too-much",
    ...demo,
    steps: inTurn(openPay, type(/Amount/, "99999.00"), until("Insufficient funds"), pressInside("Pay Bill")),
  },
  { name: "history", ...demo, steps: openHistory("Water") },
  { name: "history-long", ...demo, steps: openHistory("Rent") },
  { name: "income-add", ...demo, steps: opened(press("Add Income")) },
  { name: "income-add-refused", ...demo, steps: inTurn(opened(press("Add Income")), pressInside("Add Income")) },
  { name: "income-edit", ...demo, steps: opened(incomes, press(/^Edit /)) },
  { name: "income-delete", ...demo, steps: opened(incomes, press(/^Delete /)) },
  { name: "adjust", ...demo, steps: opened(press("Adjust Savings")) },
  { name: "adjust-empty", ...empty, steps: opened(press("Adjust Savings")) },
];

const scanner = [
  { name: "scan-upload", ...demo, steps: openScanner },
  {
    name: "scan-refused",
    ...demo,
    steps: inTurn(openScanner, choose({ name: "bill.txt", mimeType: "text/plain", buffer: Buffer.from("bill") })),
  },
  { name: "scan-processing", ...demo, steps: inTurn(holdScan, openScanner, scan(), wait(1200)) },
  { name: "scan-success", ...demo, steps: inTurn(openScanner, scan(), until("Your bill has been read")) },
  { name: "scan-review", ...demo, steps: inTurn(openScanner, scan(), until("What would you like to do?")) },
  {
    name: "scan-match",
    ...demo,
    steps: inTurn(openScanner, scan("Electricity and Gas"), until("Smart Match Found"), wait(400)),
  },
];

const settings = [
  ...sections.map((section) => ({
    name: `settings-${section.toLowerCase()}`,
    ...demo,
    steps: inTurn(opened(pressInMenu("Settings")), showTab(section), wait(400)),
  })),
  {
    name: "settings-no-statistics",
    ...empty,
    steps: inTurn(opened(pressInMenu("Settings")), showTab("Statistics"), wait(400)),
  },
  {
    name: "settings-delete-all",
    ...empty,
    steps: inTurn(opened(pressInMenu("Settings")), showTab("Data"), pressInside("Delete All Data")),
  },
];

const manager = [
  { name: "accounts", ...accounts, isWhole: true },
  { name: "accounts-empty", who: "empty", path: "/accounts" },
  { name: "accounts-loading", ...accounts, before: slow("**/api/accounts") },
  { name: "accounts-failed", ...accounts, before: lost("**/api/accounts") },
  { name: "account-create", ...accounts, steps: opened(press("Create New Account")) },
  {
    name: "account-create-refused",
    ...accounts,
    steps: inTurn(opened(press("Create New Account")), pressInside("Create Account")),
  },
  { name: "account-edit", ...accounts, steps: opened(press(/^Edit /)) },
  { name: "account-delete", ...accounts, steps: opened(press(/^Delete /)) },
  { name: "balances", ...accounts, steps: opened(press(/Balances/)) },
  {
    name: "balances-changed",
    ...accounts,
    steps: inTurn(opened(press(/Balances/)), press(/^Edit balance/), type("Current Balance", "77.5")),
  },
  { name: "balances-empty", who: "empty", path: "/accounts", steps: opened(press(/Balances/)) },
  { name: "ledger", ...accounts, isWhole: true, steps: inTurn(press(/^Ledger/), wait(1200)) },
];

// These change data, so they run last.
const changing = [
  {
    name: "pay-success",
    ...demo,
    steps: inTurn(openPay, type(/Amount/, "0.01"), pressInside("Pay Bill"), until(/savings cycle/i)),
  },
  {
    name: "pay-confetti",
    ...demo,
    hasMotion: true,
    steps: inTurn(openPay, type(/Amount/, "0.01"), pressInside("Pay Bill"), until(/savings cycle/i), wait(700)),
  },
  {
    name: "history-undo",
    ...demo,
    steps: inTurn(opened(press(/^History of/)), press(/^Undo payment/), until("goes back to")),
  },
  {
    name: "adjust-done",
    ...demo,
    steps: inTurn(opened(press("Adjust Savings")), pressInside("Add One Week"), until("Added one week")),
  },
  {
    name: "dashboard-leaving",
    ...empty,
    before: async (page) => void (await page.request.post("/api/auth/delete-data")),
    steps: until("All your data will be deleted"),
  },
];

/** Every screen and dialog in the states that look different, and how to get there. */
export const scenes = [
  ...signedOut,
  ...dashboard,
  ...billDialogs,
  ...moneyDialogs,
  ...scanner,
  ...settings,
  ...ahead,
  ...others,
  ...manager,
  ...rare,
  ...changing,
  ...rareChanges,
];
