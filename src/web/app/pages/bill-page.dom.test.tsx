import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  all,
  click,
  closed,
  field,
  find,
  focused,
  follow,
  front,
  inDays,
  page,
  part,
  put,
  says,
  unfold,
  visit,
} from "#web/testing/app.tsx";
import { arrive, fill, user } from "#web/testing/page.tsx";

async function furnish(bill: object = {}) {
  const server = await arrive();
  const account = await server.addAccount("Everyday", "100.00");
  const { id } = await server.addBill(account.id, { nextDueDate: inDays(3), ...bill });
  return { server, id, address: `/bills/${id}` };
}

const items = (name: string) => [...part(name)().querySelectorAll("li")];
const expectItems = (name: string, count: number) => waitFor(() => expect(items(name)).toHaveLength(count));
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

it("shows next dues with coverage, payments, price, notes and activity on a bill's page", async () => {
  const notes = { notes: "Router in the hall\nCall on Mondays", customerNumber: "K 17-44" };
  const { server, id, address } = await furnish({ ...notes, website: "www.isp.example/account" });
  await server.post("/api/bills/process-savings");
  await server.post("/api/bills/pay", { billId: id, amount: "60.00" });
  await visit();
  await follow("Internet");
  await isAt(address);
  await focused(() => document.querySelector("h1"));
  await says(() => document.querySelector("h1") ?? document.body, /^Internet$/);
  expect(document.title).toBe("Internet · Weekwise");

  await expectItems("Next due dates", 6);
  await waitFor(() => expect(items("Next due dates")[0]?.textContent).toMatch(/\$60\.00.*covered|covered.*\$60\.00/));
  await says(part("Price"), "$13.86");
  await expectItems("Payments", 1);
  await says(part("Payments"), "Completed");
  await expectItems("Activity", 2);
  const [paid, added] = items("Activity").map(({ textContent }) => textContent);
  expect(paid).toMatch(/^Paid.*Ann.*-\$60\.00/);
  expect(added).toMatch(/^Week added.*Ann.*\+\$13\.86 saved$/);
  await says(part("Notes"), "Call on Mondays", "K 17-44");
  const link = await find("link", /isp\.example\/account/, part("Notes"));
  expect(link.getAttribute("href")).toBe("https://www.isp.example/account");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

it("lists six dues of a bill that comes seldom; those beyond the plan's year without cover", async () => {
  const { address } = await furnish({ frequency: "half-yearly", endsAfter: 9 });
  await visit(address);
  await says(page, "9 payments left");
  await expectItems("Next due dates", 6);
  await says(part("Next due dates"), "Beyond the 52 weeks the plan covers");
  expect(items("Next due dates").filter(({ textContent }) => /covered|short/.test(textContent ?? ""))).toHaveLength(2);
});

it("pays, edits and deletes a bill from its page", async () => {
  const { address } = await furnish();
  await visit(address);
  await click("Pay");
  await click("Pay Bill");
  await click("Done");
  await says(part("Payments"), "$60.00");
  await says(part("Activity"), "Paid");

  await closed();
  await click("Edit");
  await put("Bill Name", "Fibre");
  await click("Update Bill");
  await closed();
  await find("heading", "Fibre");

  await click("Delete");
  await find("dialog", "Are you sure you want to delete this bill?", page);
  await says(front, "documents will be deleted");
  await click("Delete", front);
  await isAt("/dashboard");
  await says(page, "No bills added yet");
  await visit(address);
  await says(page, "Bill not found");
});

it("leads to a bill's page from wherever the bill is named", async () => {
  const { server, address } = await furnish({ isDirectDebit: true });
  await server.post("/api/bills/process-savings");
  const arrives = async () => {
    await isAt(address);
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
    await follow("Internet", front);
    await arrives();
  }
  await visit("/calendar");
  await user.click(await waitFor(() => document.querySelector(`[data-day="${inDays(3)}"]`) ?? expect.unreachable()));
  await follow("Internet");
  await arrives();
  await visit("/accounts");
  await click("Ledger and forecast of Everyday");
  const week = () => {
    const found = [...part("Ledger and forecast of Everyday")().querySelectorAll("ol > li")];
    return found.find(({ textContent }) => textContent?.startsWith("Week added")) ?? expect.unreachable();
  };
  await says(week, "Internet");
  await follow("Internet", week);
  await arrives();
});

it("keeps notes, a web address and a customer number, and refuses bad ones at their field", async () => {
  const { server, id, address } = await furnish();
  await visit(address);
  await click("Add notes", part("Notes"));
  await find("dialog", "Edit Bill", page);
  await put("Web address", "javascript:alert(1)");
  await put("Notes", "x".repeat(100_000));
  await click("Update Bill");
  await says(front, "Web address must start with http:// or https://", "Notes must be at most 2000 characters");
  expect((await server.get(`/api/bills/${id}`)).notes).toBeNull();

  await put("Web address", "isp.example");
  await put("Notes", "Router in the hall");
  await put("Customer number", "4711");
  await click("Update Bill");
  await says(part("Notes"), "Router in the hall", "4711");
  await find("link", /isp\.example/, part("Notes"));
});

it("finds bills by name, category, note or number, and / leads to the search", async () => {
  const server = await arrive();
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
  await focused(() => search);
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
  await says(page, "No results for “nothing like it”");
  await unfold("Archived bills");
  await says(page, "No archived bills match “nothing like it”.");
  fill(search, "piano");
  await find("link", "Old piano lessons");
  expect(all("link", "Old gym", page)).toEqual([]);
  await user.keyboard("{Escape}");
  await expectRows(3);
  await user.type(search, "a/b");
  expect(search.value, "a slash that is typed stays in the field").toBe("a/b");
  expect(all("dialog", undefined, page)).toEqual([]);
});
