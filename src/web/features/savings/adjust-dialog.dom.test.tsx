import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { expectText, expectToast, open, press, signUp, user } from "#web/testing/page.tsx";
import { AdjustDialog } from "./adjust-dialog.tsx";

async function household() {
  const server = await signUp();
  const everyday = await server.addAccount("Everyday", "100.00");
  const house = await server.addAccount("House", "100.00");
  await server.addBill(everyday.id);
  await server.addBill(everyday.id, { name: "Bread", amount: "7.00", frequency: "weekly", category: "food" });
  await server.addBill(house.id, { name: "Insurance", amount: "520.00", frequency: "annually" });
  return server;
}

type Server = Awaited<ReturnType<typeof signUp>>;
const balances = async (server: Server) =>
  (await server.get("/api/accounts")).map(({ balance }: { balance: string }) => balance);

const card = (name: string) => () =>
  [...document.querySelectorAll("section, [role=region]")].find(({ textContent }) => textContent?.startsWith(name)) ??
  document.body;
const cardSays = (name: string, ...words: string[]) =>
  waitFor(() => {
    for (const each of words) expect(card(name)().textContent).toContain(each);
  });

it("previews what one week more or less changes, applies exactly that, and reports it", async () => {
  const server = await household();
  await open(AdjustDialog, {});
  await cardSays("Add One Week", "+$30.86", "saved for 3 bills", "Everyday", "+$20.86", "House", "+$10.00");
  await cardSays("Remove One Week", "There are no savings to remove.");
  await press("Add One Week");
  await expectToast("Success", "Added one week to 3 bills: $30.86 in total");
  await cardSays("Remove One Week", "-$30.86");
  expect(await balances(server)).toEqual(["120.86", "110.00"]);

  // Insurance was just paid, so it has no savings; no other bill has less than a week left.
  const bills = await server.get("/api/bills");
  await server.post("/api/bills/pay", { billId: bills[2].id, amount: "1.00" });
  await open(AdjustDialog, {});
  await cardSays("Remove One Week", "-$20.86", "removed from 2 of 3 bills; the others have no savings");
  await press("Remove One Week");
  await expectToast("Removed one week from 2 bills: $20.86 in total");
  expect(await balances(server)).toEqual(["100.00", "109.00"]);
  await cardSays("Remove One Week", "There are no savings to remove.");
  await press("Remove One Week");
  await expectToast("No bill changed: there are no savings to remove.");
  expect(await balances(server)).toEqual(["100.00", "109.00"]);
});

it("warns about a sum above the largest balance, and refuses it", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "0.00");
  for (const name of ["Internet", "W".repeat(255)])
    await server.addBill(id, { name, amount: "99999999.99", frequency: "weekly" });
  await open(AdjustDialog, {});
  await cardSays("Add One Week", "+over $99,999,999.99");
  await press("Add One Week");
  await expectToast("The total would be more than 99999999.99");
  expect(await balances(server)).toEqual(["0.00"]);
});

it("counts a double click as one week, and retries a lost request once", async () => {
  const server = await household();
  await open(AdjustDialog, {});
  await expectText("+$30.86");
  await user.dblClick(screen.getByRole("button", { name: "Add One Week" }));
  await expectToast("Added one week");
  expect(await balances(server)).toEqual(["120.86", "110.00"]);
  await expectText("-$30.86");

  server.cut();
  await press("Add One Week");
  await expectToast("Failed to update savings");
  await press("Remove One Week");
  await expectToast("Failed to reduce savings");
  server.restore();
  await press("Add One Week");
  await expectToast("Added one week to 3 bills");
  expect(await balances(server)).toEqual(["141.72", "120.00"]);
  const keys = server.sent("POST", "/api/bills/process-savings").map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

it("disables both buttons without bills, and explains why", async () => {
  await signUp();
  await open(AdjustDialog, {});
  await expectText("There are no bills yet.");
  for (const name of ["Add One Week", "Remove One Week"]) {
    const button = screen.getByRole<HTMLButtonElement>("button", { name });
    expect(button.disabled).toBe(true);
    const described = button.getAttribute("aria-describedby")?.split(" ") ?? [];
    await waitFor(() =>
      expect(described.map((id) => document.getElementById(id)?.textContent).join()).toMatch(/There are no bills yet/),
    );
  }
});
