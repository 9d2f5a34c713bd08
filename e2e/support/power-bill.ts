import type { Page } from "@playwright/test";

export type PowerBill = { company?: string; amount?: string; due?: string; directDebit?: boolean };

/** A PDF of an invented power bill with real text in it, drawn by the browser itself. */
export async function powerBill(page: Page, bill: PowerBill = {}): Promise<Buffer> {
  const { company = "Lumen & Sons Power", amount = "84.20", due = "December 14, 2031", directDebit = false } = bill;
  const drawing = await page.context().newPage();
  await drawing.setContent(`
    <body>
      <h1></h1>
      <p>12 Wharf Road, Springfield</p>
      <p>Invoice number 2031-1183<br>Invoice date: November 20, 2031</p>
      <h2>Your monthly electricity bill</h2>
      <p>Billing period: October 20, 2031 to November 19, 2031</p>
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
    { company, amount, due, directDebit },
  );
  const pdf = await drawing.pdf({ format: "A4" });
  await drawing.close();
  return pdf;
}
