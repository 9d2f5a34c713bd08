import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  all,
  click,
  expectContains,
  expectFocused,
  expectNoDialog,
  find,
  page,
  region,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { signUp, user } from "#web/testing/page.tsx";

const header = () => document.querySelector("header") ?? expect.unreachable();
const namesIn = (place: () => Element, kind: "button" | "tab") =>
  all(kind, undefined, place).map(({ textContent }) => textContent);

it("shows the header, the quick actions in order, and the tabs with their counts", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  await server.addBill(id);
  await server.addBill(id, { name: "Rent", category: "housing" });
  await server.post("/api/incomes", { name: "Salary", amount: "1000.00", frequency: "weekly" });
  for (const path of ["/", "/login", "/no/such/page", "/dashboard"]) {
    await visit(path);
    await expectContains(() => document.querySelector("h1") ?? page(), /^Hello, Ann$/);
  }
  await find("tab", "Bills & Expenses (2)");
  await expectContains(header, "Weekwise");
  await click(/, menu$/, header);
  await waitFor(() =>
    expect(namesIn(header, "button").filter((name) => /^(Settings|Logout)$/.test(name ?? ""))).toEqual([
      ...["Settings", "Logout"],
    ]),
  );
  await user.keyboard("{Escape}");
  await find("button", "Adjust Savings");
  expect(namesIn(region("Quick Actions"), "button")).toEqual([
    "Add Income",
    "Add Bills/Expenses",
    "AI Document Scanner",
    "Accounts",
    "Adjust Savings",
  ]);
  await find("tab", "Bills & Expenses (2)");
  await find("tab", "Income Sources (1)");
  expect(all("tab", undefined, region("Bills and income"))).toHaveLength(2);
  const chosen = () =>
    all("tab", undefined, region("Bills and income")).map((tab) => tab.getAttribute("aria-selected"));
  expect(chosen()).toEqual(["true", "false"]);
  (await find("tab", "Bills & Expenses (2)")).focus();
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(chosen()).toEqual(["false", "true"]));
});

it("opens the dialog of each quick action, and returns the focus on closing", async () => {
  await signUp();
  await visit();
  for (const [action, title] of [
    ["Add Income", /Income/],
    ["Add Bills/Expenses", "Add New Bill"],
    ["AI Document Scanner", "AI Bill Scanner"],
    ["Adjust Savings", "Adjust Weekly Savings"],
  ] as const) {
    await click(action);
    await find("dialog", title, page);
    await waitFor(() => expect(topmost().contains(document.activeElement)).toBe(true));
    await user.keyboard("{Escape}");
    await expectNoDialog();
    await expectFocused(() => all("button", action, region("Quick Actions"))[0]);
  }
});

it("isolates a right-to-left name from the text around it", async () => {
  const server = await signUp();
  const person = { email: `other-${server.email}`, password: server.password };
  await server.post("/api/auth/register", { ...person, firstName: "نور (1", lastName: "Lee" });
  await server.post("/api/auth/login-direct", person);
  await visit();
  const isolated = (place: string) => [...document.querySelectorAll(`${place} bdi`)].map((each) => each.textContent);
  await waitFor(() => expect(isolated("h1")).toEqual(["نور (1"]));
  await find("tab", "Bills & Expenses (0)");
  await click(/, menu$/, header);
  await click("Settings", header);
  await waitFor(() => expect(isolated("[role=dialog]")).toEqual(["نور (1", "Lee"]));
});
