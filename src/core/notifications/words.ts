import { addDays, type Day } from "#core/day.ts";
import { type Cents, shownCents } from "#core/money.ts";
import { failureSentence } from "#core/payments/failure-words.ts";
import type { SecurityNotice, Told } from "./events.ts";

/** A message in words: one line that says it, what else there is to say, and where in Weekwise it leads. A list's lines begin with "- ". */
export type Message = { title: string; lines: string[]; path: string; button: string };

const formats = new Map<string, Intl.NumberFormat>();

function money(amount: Cents, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  formats.set(currency, format);
  return format.format(amount / 100);
}

const DAYS = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
/** 'Thu 3 Dec' */
const dayWords = (day: Day) => DAYS.format(new Date(`${day}T00:00:00Z`)).replace(",", "");

/** What happened to an account, and what it means. */
const NOTICES: Record<SecurityNotice, [title: string, meaning: string]> = {
  "password-changed": ["Your password was changed", "Your other devices were signed out."],
  "email-changed": ["Your email address was changed", "Signing in takes the new one."],
  "new-device": ["Somebody signed in to your account on a new device", ""],
  "authenticator-on": ["Signing in now also asks for a code", "The code comes from your authenticator app."],
  "authenticator-off": ["Signing in no longer asks for a code", "Your authenticator app was taken off."],
  "passkey-added": ["A passkey was added", "Signing in with your password now asks for a second step."],
  "passkey-removed": ["A passkey was removed", ""],
  "recovery-used": ["A recovery code was used", "It will not work again."],
  "recovery-renewed": ["New recovery codes were made", "The old ones no longer work."],
  "token-made": ["An API token was made", "Programs that have it can act for you."],
  "provider-linked": ["A new way to sign in was added", ""],
  "made-owner": ["You now own a household", ""],
  "no-longer-owner": ["You no longer own a household", ""],
  "role-changed": ["What you may do in a household was changed", ""],
};

/** What is said of an event, in a currency. Names are somebody's own words: none of them begins a line of its own. */
export function messageOf(told: Told, currency: string): Message {
  const { title, lines, ...rest } = wordsOf(told, currency);
  return { title: oneLine(title), lines: lines.map(oneLine), ...rest };
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

function wordsOf(told: Told, currency: string): Message {
  const amountOf = (amount: Cents) => money(amount, currency);
  switch (told.event) {
    case "due-short":
    case "due-covered":
      return { ...dueWords(told, amountOf), path: `/bills/${told.billId}`, button: "Open the bill" };
    case "payday":
      return {
        title: `Payday ${dayWords(told.payday)}: move ${amountOf(told.total)}`,
        lines: [
          ...told.transfers.map(({ name, amount }) => `- ${name}: ${amountOf(amount)}`),
          `Yours until ${dayWords(told.next)}: ${amountOf(told.rest)}`,
        ],
        ...{ path: "/dashboard", button: "Open the payday card" },
      };
    case "payment-made":
      return {
        title: `${told.billName} was paid`,
        lines: [`${amountOf(told.amount)} on ${dayWords(told.day)}.`],
        ...{ path: `/bills/${told.billId}`, button: "Open the bill" },
      };
    case "payment-failed":
    case "payment-tried-again":
      return {
        title:
          told.event === "payment-failed"
            ? `${told.billName} could not be paid`
            : `${told.billName} was tried again and could not be paid`,
        lines: [
          `${amountOf(told.amount)} on ${dayWords(told.day)}. ${failureSentence(told.reason)}`,
          told.nextTry === null ? "It is not tried again." : `It is tried again on ${dayWords(told.nextTry)}.`,
        ],
        ...{ path: `/bills/${told.billId}`, button: "Open the bill" },
      };
    case "bill-rose":
      return {
        title: `${told.billName} rose from ${amountOf(told.from)} to ${amountOf(told.to)}`,
        lines: [`Since ${dayWords(told.day)}.`],
        ...{ path: `/bills/${told.billId}`, button: "Open the bill" },
      };
    case "weekly-report":
      return { ...reportWords(told, amountOf), path: "/plan", button: "Open the year ahead" };
    case "member-joined":
      return {
        ...{ title: `${told.name} joined your household`, lines: ["They see what you see in it."] },
        ...{ path: "/dashboard", button: "Open Weekwise" },
      };
    case "security":
      return {
        title: NOTICES[told.notice][0],
        lines: [
          ...[NOTICES[told.notice][1], told.detail].filter((line) => line !== ""),
          "If you know of this, there is nothing to do. If not, ask for a new password now.",
        ],
        ...{ path: "/reset-password", button: "Ask for a new password" },
      };
  }
}

type Words = Pick<Message, "title" | "lines">;
type AmountOf = (amount: Cents) => string;

function dueWords(told: Extract<Told, { event: "due-short" | "due-covered" }>, amountOf: AmountOf): Words {
  const { billName, due, day, amount, short, isByHand } = told;
  const when = due < day ? `was due on ${dayWords(due)}` : `is due on ${dayWords(due)}`;
  const how = isByHand ? "You pay it yourself." : "It is paid automatically.";
  if (told.event === "due-covered") {
    return { title: `${billName} ${when}`, lines: [`${amountOf(amount)}, and the money is there.`, how] };
  }
  return {
    title: `${billName} ${when} and is ${amountOf(short)} short`,
    lines: [`Of ${amountOf(amount)}, its account will hold ${amountOf(shownCents(amount - short))}.`, how],
  };
}

function reportWords(told: Extract<Told, { event: "weekly-report" }>, amountOf: AmountOf): Words {
  const { monday, paid, due, short, toMove } = told;
  const listed = ({ count, first }: typeof paid) => [
    ...first.map(({ name, amount, day }) => `- ${name}: ${amountOf(amount)}, ${dayWords(day)}`),
    ...(count > first.length ? [`- and ${count - first.length} more`] : []),
  ];
  const bills = (count: number) => (count === 1 ? "1 bill" : `${count} bills`);
  return {
    title: `Your week to ${dayWords(addDays(monday, -1))}`,
    lines: [
      paid.count === 0 ? "No bill was paid." : `Paid: ${bills(paid.count)}, ${amountOf(paid.total)} in all`,
      ...listed(paid),
      due.count === 0
        ? "No bill is due in the coming week."
        : `Due this week: ${bills(due.count)}, ${amountOf(due.total)} in all`,
      ...listed(due),
      short === null
        ? "On track: every bill of the next 13 weeks is covered."
        : `${bills(short.bills)} will be short. First: ${short.name}, ${amountOf(short.amount)} on ${dayWords(short.day)}.`,
      ...(toMove === null ? [] : [`${toMove.name}, ${dayWords(toMove.day)}: move ${amountOf(toMove.amount)}.`]),
    ],
  };
}
