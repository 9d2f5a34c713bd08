import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  all,
  click,
  expectContains,
  expectFocused,
  expectNoDialog,
  expectNotContains,
  field,
  fillField,
  find,
  followLink,
  inDays,
  openDetails,
  page,
  region,
  row,
  toast,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { fill, signUp, user } from "#web/testing/page.tsx";

async function signUpWithBill(bill: object = {}) {
  const server = await signUp();
  const account = await server.addAccount("Everyday", "100.00");
  const { id } = await server.addBill(account.id, { nextDueDate: inDays(3), ...bill });
  return { server, id, address: `/bills/${id}` };
}

const items = (name: string) => [...region(name)().querySelectorAll("li")];
const expectItems = (name: string, count: number) => waitFor(() => expect(items(name)).toHaveLength(count));
const expectPath = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

it("shows next dues with coverage, payments, price, notes and activity on a bill's page", async () => {
  const notes = { notes: "Router in the hall\nCall on Mondays", customerNumber: "K 17-44" };
  const { server, id, address } = await signUpWithBill({ ...notes, website: "www.isp.example/account" });
  await server.post("/api/bills/process-savings");
  await server.post("/api/bills/pay", { billId: id, amount: "60.00" });
  await visit();
  await followLink("Internet");
  await expectPath(address);
  await expectFocused(() => document.querySelector("h1"));
  await expectContains(() => document.querySelector("h1") ?? document.body, /^Internet$/);
  expect(document.title).toBe("Internet · Weekwise");

  await expectItems("Next due dates", 6);
  await waitFor(() => expect(items("Next due dates")[0]?.textContent).toMatch(/\$60\.00.*covered|covered.*\$60\.00/));
  await expectContains(region("Price"), "$13.86");
  await expectItems("Payments", 1);
  await expectContains(region("Payments"), "Completed");
  await expectItems("Activity", 2);
  const [paid, added] = items("Activity").map(({ textContent }) => textContent);
  expect(paid).toMatch(/^Paid.*Ann.*-\$60\.00/);
  expect(added).toMatch(/^Week added.*Ann.*\+\$13\.86 saved$/);
  await expectContains(region("Notes"), "Call on Mondays", "K 17-44");
  const link = await find("link", /isp\.example\/account/, region("Notes"));
  expect(link.getAttribute("href")).toBe("https://www.isp.example/account");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

it("lists six dues of a bill that comes seldom; those beyond the plan's year without cover", async () => {
  const { address } = await signUpWithBill({ frequency: "half-yearly", endsAfter: 9 });
  await visit(address);
  await expectContains(page, "9 payments left");
  await expectItems("Next due dates", 6);
  await expectContains(region("Next due dates"), "Beyond the 52 weeks the plan covers");
  expect(items("Next due dates").filter(({ textContent }) => /covered|short/.test(textContent ?? ""))).toHaveLength(2);
});

it("shows a running catch-up on the bill's row and page, and stops it", async () => {
  const { server, id, address } = await signUpWithBill({ nextDueDate: inDays(30) });
  await server.post(`/api/bills/${id}/catch-up`, { weekly: "20.00", until: inDays(30) });
  await visit();
  await expectContains(row("Internet"), "$13.86", "Catch-up $20.00 per week until");
  await visit(address);
  await expectContains(region("Price"), "$13.86", "Plus a catch-up of $20.00 per week until");
  await click("Stop the catch-up");
  await expectContains(toast, "Catch-up stopped", "$13.86 is saved per week");
  await expectNotContains(region("Price"), "catch-up");
  expect((await server.get(`/api/bills/${id}`)).catchUp).toBeNull();
});

it("pays, edits and deletes a bill from its page", async () => {
  const { address } = await signUpWithBill();
  await visit(address);
  await click("Pay");
  await click("Pay Bill");
  await click("Done");
  await expectContains(region("Payments"), "$60.00");
  await expectContains(region("Activity"), "Paid");

  await expectNoDialog();
  await click("Edit");
  await fillField("Bill Name", "Fibre");
  await click("Update Bill");
  await expectNoDialog();
  await find("heading", "Fibre");

  await click("Delete");
  await find("dialog", "Are you sure you want to delete this bill?", page);
  await expectContains(topmost, "documents will be deleted");
  await click("Delete", topmost);
  await expectPath("/dashboard");
  await expectContains(page, "No bills added yet");
  await visit(address);
  await expectContains(page, "Bill not found");
});

it("leads to a bill's page from wherever the bill is named", async () => {
  const { server, address } = await signUpWithBill({ isDirectDebit: true });
  await server.post("/api/bills/process-savings");
  const arrives = async () => {
    await expectPath(address);
    await find("heading", "Internet");
    expect(document.querySelector("[role=dialog]")).toBeNull();
  };
  await visit();
  await click(/^Internet.*, open$/);
  await arrives();
  for (const button of ["Pay Internet", "History of Internet"]) {
    await visit();
    await click(button);
    await find("dialog", /./, page);
    await followLink("Internet", topmost);
    await arrives();
  }
  await visit("/calendar");
  await user.click(await waitFor(() => document.querySelector(`[data-day="${inDays(3)}"]`) ?? expect.unreachable()));
  await followLink("Internet");
  await arrives();
  await visit("/accounts");
  await click("Ledger and forecast of Everyday");
  const week = () => {
    const found = [...region("Ledger and forecast of Everyday")().querySelectorAll("ol > li")];
    return found.find(({ textContent }) => textContent?.startsWith("Week added")) ?? expect.unreachable();
  };
  await expectContains(week, "Internet");
  await followLink("Internet", week);
  await arrives();
});

it("keeps notes, a web address and a customer number, and refuses bad ones at their field", async () => {
  const { server, id, address } = await signUpWithBill();
  await visit(address);
  await click("Add notes", region("Notes"));
  await find("dialog", "Edit Bill", page);
  await fillField("Web address", "javascript:alert(1)");
  await fillField("Notes", "x".repeat(100_000));
  await click("Update Bill");
  await expectContains(
    topmost,
    "Web address must start with http:// or https://",
    "Notes must be at most 2000 characters",
  );
  expect((await server.get(`/api/bills/${id}`)).notes).toBeNull();

  await fillField("Web address", "isp.example");
  await fillField("Notes", "Router in the hall");
  await fillField("Customer number", "4711");
  await click("Update Bill");
  await expectContains(region("Notes"), "Router in the hall", "4711");
  await find("link", /isp\.example/, region("Notes"));
});

it("finds bills by name, category, note or number, and / leads to the search", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  await server.addBill(id, { name: "Café Müller", category: "food", notes: "Every Monday" });
  await server.addBill(id, { name: "Rent", category: "housing", customerNumber: "K 17-44" });
  for (const name of ["Internet", "Gym", "Water"]) await server.addBill(id, { name });
  for (const name of ["Old piano lessons", "Old gym"])
    await server.post(`/api/bills/${(await server.addBill(id, { name })).id}/archive`);
  await visit();
  const rows = () => [...document.querySelectorAll("[role=tabpanel] [data-bill]")];
  const expectRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
  await expectRows(3);
  await user.keyboard("/");
  const search = await field("Search bills");
  await expectFocused(() => search);
  for (const [query, name] of [
    ["muller", "Café Müller"],
    ["monday", "Café Müller"],
    ["1744", "Rent"],
    ["housing", "Rent"],
  ] as const) {
    fill(search, query);
    await expectRows(1);
    await waitFor(() => expect(rows()[0]?.textContent).toContain(name));
  }
  fill(search, "e");
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  fill(search, "nothing like it");
  await expectContains(page, "No results for “nothing like it”");
  await openDetails("Archived bills");
  await expectContains(page, "No archived bills match “nothing like it”.");
  fill(search, "piano");
  await find("link", "Old piano lessons");
  expect(all("link", "Old gym", page)).toEqual([]);
  await user.keyboard("{Escape}");
  await expectRows(3);
  await user.type(search, "a/b");
  expect(search.value, "a slash that is typed stays in the field").toBe("a/b");
  expect(all("dialog", undefined, page)).toEqual([]);
});
