const dialog = (page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

const press = (name) => async (page) => {
  await page.getByRole("button", { name }).first().click();
};
const showTab = (name) => async (page) => {
  await page.getByRole("tab", { name }).click();
};

/** What is typed into a form once its dialog is there. */
const type = (label, text) => async (page) => {
  await dialog(page).getByLabel(label).first().fill(text);
};

/** One after the other; the dialog that opens must be there before the picture is taken. */
const opened =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
    await dialog(page).first().waitFor();
    await page.waitForTimeout(250);
  };

const then =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
    await page.waitForTimeout(250);
  };

// Pictures draw themselves when somebody scrolls near.
async function scrollThrough(page) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(700);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(200);
}

async function powerBill(page) {
  const drawing = await page.context().newPage();
  const due = new Date(Date.now() + 21 * 86_400_000).toLocaleDateString("en-US", { dateStyle: "long" });
  await drawing.setContent(`<h1>Northwind Power</h1><p>12 Wharf Road, Springfield</p><p>Invoice number 1183</p>
    <h2>Your monthly electricity bill</h2><p>Electricity, 312 kWh: $68.64</p><p>Standing charge: $9.30</p>
    <h2>Amount due: $77.94</h2><p>Due date: ${due}</p>`);
  const buffer = await drawing.pdf({ format: "A4" });
  await drawing.close();
  return { name: "power.pdf", mimeType: "application/pdf", buffer };
}

const scan = async (page) => {
  const file = await powerBill(page);
  await dialog(page).locator("input[type=file]").first().setInputFiles(file);
};
// The server reads quickly; a slow line shows what happens meanwhile.
const holdScan = (page) =>
  page.route("**/api/bills/scan", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await route.continue().catch(() => {});
  });
const until = (words) => (page) => dialog(page).getByText(words).first().waitFor({ timeout: 40_000 });

const settings = ["Profile", "Notifications", "Display", "Statistics", "Privacy", "Data"];
const demo = { who: "demo", path: "/dashboard" };
const openScanner = press("AI Document Scanner");

/** Every screen and dialog, and how to get there. None but the last changes anything. */
export const scenes = [
  { name: "landing", path: "/", isWhole: true, steps: scrollThrough },
  { name: "login", path: "/login", isWhole: true },
  { name: "login-refused", path: "/login", steps: then(press(/^Sign In$/)) },
  { name: "forgot", path: "/login", steps: opened(press("Forgot your password?")) },
  { name: "register", path: "/register", isWhole: true },
  { name: "reset", path: "/reset-password?token=none", isWhole: true },
  { name: "gate", path: "/dashboard" },
  { name: "dashboard-bills", ...demo, isWhole: true, steps: scrollThrough },
  { name: "dashboard-all-bills", ...demo, isWhole: true, steps: then(press(/^View all/)) },
  { name: "dashboard-incomes", ...demo, isWhole: true, steps: then(showTab(/^Income Sources/)) },
  { name: "dashboard-empty", who: "empty", path: "/dashboard", isWhole: true },
  { name: "dashboard-no-incomes", who: "empty", path: "/dashboard", steps: then(showTab(/^Income Sources/)) },
  { name: "bill-add", ...demo, steps: opened(press("Add Bills/Expenses")) },
  {
    name: "bill-add-filled",
    ...demo,
    steps: then(
      opened(press("Add Bills/Expenses")),
      type(/^Bill Name/, "Netflix"),
      type(/^Bill Amount/, "17.99"),
      (page) => page.waitForTimeout(2500),
    ),
  },
  { name: "bill-edit", ...demo, steps: opened(press(/^Edit /)) },
  {
    name: "bill-edit-changed",
    ...demo,
    steps: then(opened(press(/^Edit /)), type(/^Bill Amount/, "123.45"), until("Amount Changed")),
  },
  { name: "bill-delete", ...demo, steps: opened(press(/^Delete /)) },
  { name: "pay", ...demo, steps: opened(press(/^Pay /)) },
  {
    name: "pay-too-much",
    ...demo,
    steps: then(opened(press(/^Pay /)), type(/Amount/, "99999.00"), until("Insufficient funds")),
  },
  { name: "history", ...demo, steps: opened(press(/^History( of)? /)) },
  { name: "income-add", ...demo, steps: opened(press("Add Income")) },
  { name: "income-edit", ...demo, steps: opened(showTab(/^Income Sources/), press(/^Edit /)) },
  { name: "income-delete", ...demo, steps: opened(showTab(/^Income Sources/), press(/^Delete /)) },
  { name: "adjust", ...demo, steps: opened(press("Adjust Savings")) },
  { name: "scan-upload", ...demo, steps: opened(openScanner) },
  {
    name: "scan-processing",
    ...demo,
    steps: then(holdScan, opened(openScanner), scan, (page) => page.waitForTimeout(1200)),
  },
  { name: "scan-success", ...demo, steps: then(opened(openScanner), scan, until("Your bill has been read")) },
  { name: "scan-review", ...demo, steps: then(opened(openScanner), scan, until("What would you like to do?")) },
  ...settings.map((section) => ({
    name: `settings-${section.toLowerCase()}`,
    ...demo,
    steps: then(opened(press("Settings")), showTab(section)),
  })),
  { name: "accounts", who: "demo", path: "/accounts", isWhole: true },
  { name: "accounts-empty", who: "empty", path: "/accounts" },
  { name: "account-create", who: "demo", path: "/accounts", steps: opened(press("Create New Account")) },
  { name: "account-edit", who: "demo", path: "/accounts", steps: opened(press(/^Edit /)) },
  { name: "account-delete", who: "demo", path: "/accounts", steps: opened(press(/^Delete /)) },
  { name: "balances", who: "demo", path: "/accounts", steps: opened(press(/Balances/)) },
  {
    name: "ledger",
    who: "demo",
    path: "/accounts",
    isWhole: true,
    steps: then(press(/^Ledger/), (page) => page.waitForTimeout(1200)),
  },
  {
    name: "pay-success",
    ...demo,
    steps: then(opened(press(/^Pay /)), async (page) => {
      await dialog(page)
        .getByLabel(/Amount/)
        .first()
        .fill("0.01");
      await dialog(page).locator("button[type=submit]").click();
      await until(/savings cycle/i)(page);
    }),
  },
];
