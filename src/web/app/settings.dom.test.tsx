import { screen, waitFor, within } from "@testing-library/dom";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { getHousehold, setShares, updateHousehold } from "#contract/requests/household.ts";
import { ask } from "#web/lib/ask.ts";
import { syncHousehold } from "#web/lib/sync-household.ts";
import {
  expectClosed,
  expectText,
  expectToast,
  fill,
  open,
  openList,
  pick,
  press,
  renderWithProviders,
  signUp,
  user,
} from "#web/testing/page.tsx";
import { Settings } from "./settings.tsx";

const SECTIONS = ["Profile", "Household", "Notifications", "Display", "Statistics", "Security", "Privacy", "Data"];

const tab = (name: string) => screen.getByRole("tab", { name });
const shown = (label: string) => screen.getByLabelText(label).textContent;
const isOn = (name: RegExp) => screen.getByRole("switch", { name }).getAttribute("aria-checked");
const storedValue = (key: string) => window.localStorage.getItem(key);

async function expectChoices(label: string, chosen: string, all: RegExp[]) {
  expect(shown(label)).toBe(chosen);
  const options = await openList(label);
  expect(options).toHaveLength(all.length);
  for (const [at, option] of options.entries()) expect(option).toMatch(all[at] ?? "");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
}

it("shows its sections with the defaults, reached with the arrow keys, and greys mail where there is no mail server", async () => {
  await signUp();
  await open(Settings, {});
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(SECTIONS);
  tab("Profile").focus();
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(document.activeElement).toBe(tab("Household")));
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(document.activeElement).toBe(tab("Notifications")));
  await screen.findByRole("switch", { name: /Bill reminders/ });
  expect(isOn(/Bill reminders/)).toBe("true");
  expect(isOn(/Weekly reports/)).toBe("false");
  await expectText("This server can't send email. Ask its administrator to set SMTP_URL.");
  expect(screen.getByRole("switch", { name: /Email notifications/ })).toHaveProperty("disabled", true);
  await expectChoices("Remind me", "3 days before", [/^1 day before$/, /^3 days before$/, /^7 days before$/]);
  await user.click(tab("Privacy"));
  expect(isOn(/Show balances/)).toBe("true");
  await expectText("In this browser");
  await user.click(tab("Display"));
  await expectChoices("Currency", "US dollar (USD)", [/USD/, /EUR/, /GBP/, /AUD/]);
  await expectChoices("Date format", "MM/DD/YYYY", [/^MM\/DD\/YYYY$/, /^DD\/MM\/YYYY$/, /^YYYY-MM-DD$/]);
  expect(isOn(/Compact view/)).toBe("false");
  await user.click(tab("Profile"));
  const frequencies = [/^Weekly/, /^Fortnightly/, /^Monthly/, /^Quarterly/, /^Annually/];
  await expectChoices("Pay frequency", "Weekly", frequencies);
  expect(shown("Pay day")).toBe("Friday");
});

it("asks before Escape discards changes, but not when there are none", async () => {
  await signUp();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Settings open={isOpen} onOpenChange={setOpen} />
      </>
    );
  }
  renderWithProviders(<Page />);
  await user.click(await screen.findByRole("button", { name: "Open" }));
  await openList("Pay day");
  await pick("Sunday");
  expect(shown("Pay day")).toBe("Sunday");
  await user.keyboard("{Escape}");
  await expectText("Discard your changes?");
  await press("Keep Editing");
  expect(shown("Pay day")).toBe("Sunday");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await expectClosed();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
  await press("Open");
  expect(shown("Pay day")).toBe("Friday");
  expect(storedValue("userPayDay")).toBeNull();
  await user.keyboard("{Escape}");
  await expectClosed();
});

it("saves what was typed in the household as well, unless it can't be saved", async () => {
  const server = await signUp();
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  await open(Settings, {});
  await user.click(tab("Household"));
  fill(await screen.findByLabelText("Name"), "");
  fill(screen.getByLabelText("Their email (optional)"), "sam@example.com");
  await user.click(tab("Display"));
  await press("Save");
  await expectText("Household name is required");
  await waitFor(() => expect(tab("Household").getAttribute("aria-selected")).toBe("true"));
  fill(screen.getByLabelText("Name"), "Harbour Street");
  await press("Save");
  await expectText("Press Create link, or clear this field");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Their email (optional)")));
  fill(screen.getByLabelText("Their email (optional)"), "");
  await press("Save");
  await expectToast("Settings saved");
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(await server.get("/api/household")).toMatchObject({ name: "Harbour Street" });
  expect(await server.get("/api/household/invitations")).toEqual([]);
  reload.mockRestore();
});

it("shows the name and percentages a partner saves meanwhile, and doesn't ask to discard them", async () => {
  const server = await signUp();
  const { link } = await server.post("/api/household/invitations", { role: "member" });
  const sam = { email: `partner-${server.email}`, password: server.password, firstName: "Sam" };
  await server.post("/api/auth/register", { ...sam, invitation: link.split("#")[1] });
  const { members } = await ask(getHousehold);
  const split = (...shares: number[]) =>
    members.map(({ id: memberId }, at) => ({ memberId, share: (shares[at] ?? 0) * 100 }));
  await ask(setShares, { input: { mode: "percent", parts: split(50, 50) } });
  await open(Settings, {});
  await user.click(tab("Household"));
  const typed = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  await screen.findByLabelText("Name");
  await ask(updateHousehold, { input: { name: "Harbour Street" } });
  await ask(setShares, { input: { mode: "percent", parts: split(30, 70) } });
  await openList("Currency");
  await pick("Euro (EUR)");
  await waitFor(() => expect(typed("Name")).toBe("Harbour Street"));
  expect(typed(/^Sam.*, %$/)).toBe("70");
  await user.keyboard("{Escape}");
  await expectClosed();
});

it("shows the household's currency instead of one's own, which has no effect then", async () => {
  const server = await signUp();
  await server.patch("/api/household", { currency: "EUR" });
  await syncHousehold();
  await open(Settings, {});
  await user.click(tab("Display"));
  expect(shown("Currency")).toBe("Euro (EUR)");
  expect(screen.getByLabelText("Currency")).toHaveProperty("disabled", true);
  await expectText("Your household's currency. You can change it under Household.");
});

it("shows the statistics of the household", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "500.00");
  await server.addAccount("Overdrawn", "-20.00");
  await server.addBill(id, { name: "Rent", amount: "866.00", category: "housing" });
  await server.addBill(id, { name: "Food", amount: "100.00", frequency: "weekly", category: "food" });
  const power = await server.addBill(id, { name: "Power", amount: "43.30", category: "utilities" });
  await server.post("/api/incomes", { name: "Salary", amount: "1000.00", frequency: "weekly" });
  await server.post("/api/bills/pay", { billId: power.id });

  await open(Settings, {});
  await user.click(tab("Statistics"));
  const panel = await screen.findByRole("tabpanel", { name: "Statistics" });
  const words = (elements: Iterable<Element>) =>
    [...elements].map(({ textContent }) => textContent?.replace(/\s/g, " "));
  await waitFor(() =>
    expect(words(panel.querySelectorAll("li"))).toEqual([
      "Housing (1)$200.00 per week65%",
      "Food (1)$100.00 per week32%",
      "Utilities (1)$10.00 per week3%",
    ]),
  );
  const figures = words(panel.querySelectorAll("dl > div"));
  const figure = (name: string) => figures.find((text) => text?.startsWith(name));
  expect(figure("Bills and goals")).toBe("Bills and goals32 bills, 0 savings goals, 1 expense");
  expect(figure("Weekly cost")).toContain("$310.00");
  expect(figure("Total saved")).toContain("$0.00");
  expect(figure("Income sources")).toBe("Income sources1$1,000.00 per week");
  expect(figure("Accounts")).toBe("Accounts$436.70in 2 accounts");
  expect(figure("Paid this month")).toBe("Paid this month$43.301 payment");
});

it("retries statistics that failed to load", async () => {
  const server = await signUp();
  await open(Settings, {});
  server.cut();
  await user.click(tab("Statistics"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to load your statistics. Please try again.");
  server.restore();
  await user.click(within(alert).getByRole("button", { name: "Retry" }));
  await expectText("Add a bill to see where your money goes.");
});
