/** The open dialog: a form or a confirmation. */
export const dialog = (page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

export const press = (name) => async (page) => {
  await page.getByRole("button", { name }).first().click();
};
/** The same, under the person's name. */
export const pressInMenu = (name) => async (page) => {
  await page.getByRole("button", { name: /, menu$/ }).click();
  await press(name)(page);
};
/** The same, inside the dialog that lies on top. */
export const pressInside = (name) => async (page) => {
  await dialog(page).last().getByRole("button", { name }).first().click();
};
export const showTab = (name) => async (page) => {
  await page.getByRole("tab", { name }).click();
};
export const flip = (name) => async (page) => {
  await dialog(page).getByRole("switch", { name }).click();
};
export const wait = (ms) => (page) => page.waitForTimeout(ms);
export const until = (words) => (page) => page.getByText(words).first().waitFor({ timeout: 40_000 });

/** Fills in a form once its dialog is open. */
export const type = (label, text) => async (page) => {
  await dialog(page).getByLabel(label).first().fill(text);
};

/** Runs steps in order; the dialog must be open before the screenshot is taken. */
export const opened =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
    await dialog(page).first().waitFor();
    await page.waitForTimeout(250);
  };

export const inTurn =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
    await page.waitForTimeout(250);
  };

/** Charts render when scrolled into view. */
export async function scrollThrough(page) {
  for (let at = 0; at < 12; at++) {
    await page.evaluate((screens) => window.scrollTo(0, screens * window.innerHeight), at);
    await page.waitForTimeout(80);
  }
  await page.waitForTimeout(500);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(200);
}

/** A network on which these addresses never answer, or are lost, once the page is loaded again. */
export const slow = (addresses) => (page) => page.route(addresses, () => {});
export const lost = (addresses) => (page) => page.route(addresses, (route) => route.abort("internetdisconnected"));
export const offline = (page) => page.context().setOffline(true);

async function powerBill(page, company) {
  const drawing = await page.context().newPage();
  const due = new Date(Date.now() + 21 * 86_400_000).toLocaleDateString("en-US", { dateStyle: "long" });
  await drawing.setContent(`<h1>${company}</h1><p>12 Wharf Road, Springfield</p><p>Invoice number 1183</p>
    <h2>Your monthly electricity bill</h2><p>Electricity, 312 kWh: $68.64</p><p>Standing charge: $9.30</p>
    <h2>Amount due: $77.94</h2><p>Due date: ${due}</p>`);
  const buffer = await drawing.pdf({ format: "A4" });
  await drawing.close();
  return { name: "power.pdf", mimeType: "application/pdf", buffer };
}

export const choose = (file) => (page) => dialog(page).locator("input[type=file]").first().setInputFiles(file);
export const scan =
  (company = "Northwind Power") =>
  async (page) =>
    choose(await powerBill(page, company))(page);

/** The server answers quickly; a slow connection shows the loading state. */
export const holdScan = (page) =>
  page.route("**/api/bills/scan", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await route.continue().catch(() => {});
  });
