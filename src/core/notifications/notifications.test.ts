import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { REMINDER_DAYS } from "#core/settings.ts";
import { CHANNELS, deduplicationKey, EVENTS, type NotificationEvent, SECURITY_NOTICES } from "./events.ts";
import { messageOf } from "./message-text.ts";
import { nextAttempt, RETRY_DELAYS } from "./outbox.ts";
import { cellOf, DEFAULT_SWITCHES, wants } from "./preferences.ts";
import { dueReminders, HISTORY_DAYS, isStale, isWithinLeadTime, mondayOf, OVERDUE_DAYS } from "./reminders.ts";

const today = day("2026-11-17");
const due = (overrides: object = {}) => ({
  ...{ billId: 1, accountId: 1, due: today, day: today, amount: cents(5000), short: cents(0) },
  ...{ isByHand: true, isAssumed: false, paymentId: null, ...overrides },
});
const names = new Map([[1, "Rent"]]);
const remindersFor = (overrides: object = {}) => dueReminders([due(overrides)], names, today);

const event = fc.constantFrom(...EVENTS);
const channel = fc.constantFrom(...CHANNELS);
const person = fc.record({
  emailNotifications: fc.boolean(),
  billReminders: fc.boolean(),
  weeklyReports: fc.boolean(),
  reminderDays: fc.constantFrom(...REMINDER_DAYS),
  off: fc.uniqueArray(fc.tuple(event, channel).map(([one, other]) => cellOf(one, other))),
});

it("doesn't send what is turned off, except security notices by email", () => {
  fc.assert(
    fc.property(person, event, channel, (who, what, how) => {
      const isNotified = wants(who, what, how);
      const isOff =
        who.off.includes(cellOf(what, how)) ||
        (how === "mail" && !who.emailNotifications) ||
        (what.startsWith("due-") && !who.billReminders) ||
        (what === "weekly-report" && !who.weeklyReports);
      expect(isNotified).toBe((what === "security" && how === "mail") || !isOff);
    }),
  );
});

it("sends everything but the weekly report by default", () => {
  const never = { ...DEFAULT_SWITCHES, off: [] };
  expect(EVENTS.filter((what) => !wants(never, what, "mail"))).toEqual(["weekly-report"]);
});

it.each([
  [1, 0, true],
  [1, 1, true],
  [1, 2, false],
  [3, 3, true],
  [3, 4, false],
  [7, 7, true],
  [7, 8, false],
])("with a lead time of %i days, reminds of a due in %i days: %s", (lead, ahead, expected) => {
  const found = remindersFor({ due: addDays(today, ahead), day: addDays(today, ahead) });
  expect(found.some((each) => isWithinLeadTime(each, lead, today))).toBe(expected);
});

it("says whether a due is covered, and skips assumed days and old dues", () => {
  expect(remindersFor()).toMatchObject([{ event: "due-covered", billName: "Rent" }]);
  expect(remindersFor({ short: cents(1) })).toMatchObject([{ event: "due-short" }]);
  expect(remindersFor({ isAssumed: true })).toEqual([]);
  expect(remindersFor({ due: addDays(today, -OVERDUE_DAYS) })).toHaveLength(1);
  expect(remindersFor({ due: addDays(today, -OVERDUE_DAYS - 1) })).toEqual([]);
  // What was sent is remembered for longer than a due is reminded of.
  expect(OVERDUE_DAYS).toBeLessThan(HISTORY_DAYS);
});

it("retries within a day, waiting longer each time, and then gives up", () => {
  const now = new Date("2026-11-17T09:00:00Z");
  let at = now;
  let tries = 0;
  for (let next: Date | null = now; next !== null; next = nextAttempt(++tries, at)) {
    expect(next.getTime() - at.getTime()).toBeGreaterThanOrEqual(tries === 0 ? 0 : (RETRY_DELAYS[tries - 2] ?? 0));
    at = next;
  }
  expect(tries).toBe(RETRY_DELAYS.length + 1);
  expect(at.getTime() - now.getTime()).toBeLessThanOrEqual(86_400_000);
});

it("starts weeks on Monday and doesn't report a week once it is over", () => {
  expect(mondayOf(day("2026-11-22"))).toBe("2026-11-16");
  const report: NotificationEvent = {
    ...{ event: "weekly-report", monday: day("2026-11-16"), toMove: null },
    ...{ paid: { count: 0, total: cents(0), first: [] }, due: { count: 0, total: cents(0), first: [] } },
  };
  expect(isStale(report, day("2026-11-22"))).toBe(false);
  expect(isStale(report, day("2026-11-23"))).toBe(true);
});

it("has one key per bill and due day, so that a due is sent once", () => {
  const [first] = remindersFor();
  const [later] = dueReminders([due()], names, today);
  expect(first && deduplicationKey(first)).toBe("due-covered:1:2026-11-17");
  expect(later && first && deduplicationKey(later) === deduplicationKey(first)).toBe(true);
});

it("writes a reminder's title and lines", () => {
  const [covered] = remindersFor();
  const [short] = remindersFor({ short: cents(2000), isByHand: false });
  const [late] = remindersFor({ due: addDays(today, -2) });
  expect(covered && messageOf(covered, "USD")).toEqual({
    title: "Rent is due on Tue 17 Nov",
    lines: ["$50.00, fully covered.", "You pay this bill yourself."],
    ...{ path: "/bills/1", button: "Open the bill" },
  });
  expect(short && messageOf(short, "EUR").title).toBe("Rent is due on Tue 17 Nov and is €20.00 short");
  expect(short && messageOf(short, "EUR").lines).toEqual([
    "Its account will have €30.00 of the €50.00 due.",
    "It's paid automatically.",
  ]);
  expect(late && messageOf(late, "USD").title).toBe("Rent was due on Sun 15 Nov");
});

it("writes a payday as its card shows it: what stays where the pay arrives isn't moved", () => {
  const payday = { event: "payday", incomeId: 1, incomeName: "Pay", payday: today, next: addDays(today, 14) } as const;
  const transfers = [
    { name: "Bills", amount: cents(40_000), stays: true },
    { name: "Joint", amount: cents(14_000) },
  ];
  const own: NotificationEvent = { ...payday, total: cents(14_000), rest: cents(146_000), transfers };
  expect(messageOf(own, "USD")).toMatchObject({
    title: "Payday Tue 17 Nov: move $140.00",
    lines: ["- Bills: $400.00, stays there", "- Joint: $140.00", "Yours until Tue 1 Dec: $1,460.00"],
  });
  const norasPay: NotificationEvent = { ...own, owner: { name: "Nora" } };
  expect(messageOf(norasPay, "USD")).toMatchObject({ title: "Nora's payday Tue 17 Nov: move $140.00" });
  expect(messageOf(norasPay, "USD").lines.at(-1)).toBe("Nora's until Tue 1 Dec: $1,460.00");
  const tooSmall: NotificationEvent = { ...own, total: cents(0), rest: cents(-13_300), transfers: [] };
  expect(messageOf(tooSmall, "USD")).toMatchObject({
    ...{ title: "Payday Tue 17 Nov: nothing to move", lines: ["This pay falls short by $133.00"] },
  });
});

it("keeps each line on one line even if a name contains line breaks", () => {
  const name = "Rent\r\n\r\n- Pay now: https://evil.example\u2028\u0085x";
  const memberJoined = { event: "member-joined", memberId: "1", name, at: "2026-11-17" } as const;
  const securityNotice = {
    event: "security",
    notice: "passkey-added",
    detail: `It is called ${name}.`,
    at: "",
  } as const;
  const reminders = dueReminders([due()], new Map([[1, name]]), today);
  for (const each of [memberJoined, securityNotice, ...reminders]) {
    const { title, lines } = messageOf(each as NotificationEvent, "USD");
    for (const line of [title, ...lines]) expect(line).not.toMatch(/[\r\n\u2028\u0085]/);
  }
});

it.each(SECURITY_NOTICES)("suggests a new password after %s only if the recipient could have done it", (notice) => {
  const isByOthers = ["made-owner", "role-changed"].includes(notice);
  const message = messageOf({ event: "security", notice, detail: "Name: Home.", id: "" }, "USD");
  expect(message.lines).toContain("Name: Home.");
  expect(message.lines.join(" ").includes("reset your password")).toBe(!isByOthers);
  expect([message.path, message.button]).toEqual(
    isByOthers ? ["/dashboard", "Open Weekwise"] : ["/reset-password", "Reset password"],
  );
});
