import type { Page } from "@playwright/test";

export type PowerBill = { company?: string; amount?: string; directDebit?: boolean };

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const spell = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** When every drawn bill is due: three weeks from now, so that a direct debit can wait for it. */
export const DUE = inDays(21);

/** A PDF of an invented power bill with real text in it, drawn by the browser itself. */
export async function powerBill(page: Page, bill: PowerBill = {}): Promise<Buffer> {
  const { company = "Lumen & Sons Power", amount = "84.20", directDebit = false } = bill;
  const drawing = await page.context().newPage();
  await drawing.setContent(`
    <body>
      <h1></h1>
      <p>12 Wharf Road, Springfield</p>
      <p>Invoice number 1183<br>Invoice date: ${spell(inDays(-2))}</p>
      <h2>Your monthly electricity bill</h2>
      <p>Billing period: ${spell(inDays(-33))} to ${spell(inDays(-3))}</p>
      <table>
        <tr><td>Electricity, 312 kWh</td><td>$68.64</td></tr>
        <tr><td>Standing charge</td><td>$9.30</td></tr>
      </table>
      <h2 id="amount"></h2>
      <p id="due"></p>
      <p id="debit"></p>
    </body>`);
  await drawing.evaluate(
    ({ company, amount, due, directDebit }) => {
      const write = (selector: string, text: string) => {
        const element = document.querySelector(selector);
        if (element) element.textContent = text;
      };
      write("h1", company);
      write("#amount", `Amount due: $${amount}`);
      write("#due", `Due date: ${due}`);
      if (directDebit) write("#debit", "This amount will be collected by direct debit on the due date.");
    },
    { company, amount, due: spell(DUE), directDebit },
  );
  const pdf = await drawing.pdf({ format: "A4" });
  await drawing.close();
  return pdf;
}
