import { addDays, type Day } from "#core/day.ts";
import { type Cents, shownCents } from "#core/money.ts";
import { failureSentence } from "#core/payments/failure-text.ts";
import type { NotificationEvent, SecurityNotice } from "./events.ts";

/** The text of a notification, and the page of Weekwise that its button opens. List items start with "- ". */
export type Message = { title: string; lines: string[]; path: string; button: string };

const formats = new Map<string, Intl.NumberFormat>();

function money(amount: Cents, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  formats.set(currency, format);
  return format.format(amount / 100);
}

const DAYS = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
/** 'Thu 3 Dec' */
const formatDay = (day: Day) => DAYS.format(new Date(`${day}T00:00:00Z`)).replace(",", "");

/** Security notices: what happened, and what it means. */
const NOTICES: Record<SecurityNotice, [title: string, meaning: string]> = {
  "password-changed": ["Your password was changed", "Your other devices were signed out."],
  "email-changed": ["Your email address was changed", "Use the new address to sign in."],
  "new-device": ["Someone signed in to your account on a new device", ""],
  "authenticator-on": ["An authenticator app was added", "You'll need a code from it to sign in."],
  "authenticator-off": ["Your authenticator app was removed", "Signing in no longer asks for a code from it."],
  "passkey-added": ["A passkey was added", "Signing in with your password now requires a second step."],
  "passkey-removed": ["A passkey was removed", ""],
  "recovery-used": ["A recovery code was used", "It will not work again."],
  "recovery-renewed": ["New recovery codes were created", "The old ones no longer work."],
  "token-made": ["An API token was created", "Any program that has it can act on your behalf."],
  "provider-linked": ["A new sign-in method was added", ""],
  "made-owner": ["You're now the owner of a household", ""],
  "no-longer-owner": ["You're no longer the owner of a household", ""],
  "role-changed": ["Your role in a household was changed", ""],
};

/** What another member did: a new password wouldn't undo it. */
const BY_OTHERS: ReadonlySet<SecurityNotice> = new Set(["made-owner", "role-changed"]);

/** The message for an event. Line breaks in names are removed, so that a name can't start a line of its own. */
export function messageOf(told: NotificationEvent, currency: string): Message {
  const { title, lines, ...rest } = textOf(told, currency);
  return { title: oneLine(title), lines: lines.map(oneLine), ...rest };
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

function textOf(told: NotificationEvent, currency: string): Message {
  const amountOf = (amount: Cents) => money(amount, currency);
  switch (told.event) {
    case "due-short":
    case "due-covered":
      return { ...dueText(told, amountOf), path: `/bills/${told.billId}`, button: "Open the bill" };
    case "payday":
      return {
        title: `Payday ${formatDay(told.payday)}: move ${amountOf(told.total)}`,
        lines: [
          ...told.transfers.map(({ name, amount }) => `- ${name}: ${amountOf(amount)}`),
          `Yours until ${formatDay(told.next)}: ${amountOf(told.rest)}`,
        ],
        ...{ path: "/dashboard", button: "Open the payday card" },
      };
    case "payment-made":
      return {
        title: `${told.billName} was paid`,
        lines: [`${amountOf(told.amount)} on ${formatDay(told.day)}.`],
        ...{ path: `/bills/${told.billId}`, button: "Open the bill" },
      };
    case "payment-failed":
    case "payment-tried-again":
      return {
        title:
          told.event === "payment-failed"
            ? `Payment for ${told.billName} failed`
            : `Payment for ${told.billName} failed again`,
        lines: [
          `${amountOf(told.amount)} on ${formatDay(told.day)}. ${failureSentence(told.reason)}`,
          told.nextTry === null ? "It won't be retried." : `It will be retried on ${formatDay(told.nextTry)}.`,
        ],
        ...{ path: `/bills/${told.billId}`, button: "Open the bill" },
      };
    case "bill-rose":
      return {
        title: `${told.billName} went up from ${amountOf(told.from)} to ${amountOf(told.to)}`,
        lines: [`Since ${formatDay(told.day)}.`],
        ...{ path: `/bills/${told.billId}`, button: "Open the bill" },
      };
    case "weekly-report":
      return { ...reportText(told, amountOf), path: "/plan", button: "Open the year ahead" };
    case "member-joined":
      return {
        ...{ title: `${told.name} joined your household`, lines: ["They can see this household's data."] },
        ...{ path: "/dashboard", button: "Open Weekwise" },
      };
    case "security":
      return securityText(told);
  }
}

type Text = Pick<Message, "title" | "lines">;
type AmountOf = (amount: Cents) => string;

function securityText({ notice, detail }: Extract<NotificationEvent, { event: "security" }>): Message {
  const [title, meaning] = NOTICES[notice];
  const lines = [meaning, detail].filter((line) => line !== "");
  if (BY_OTHERS.has(notice)) return { title, lines, path: "/dashboard", button: "Open Weekwise" };
  const advice = "If this was you, no action is needed. If not, reset your password now.";
  return { title, lines: [...lines, advice], path: "/reset-password", button: "Reset password" };
}

function dueText(told: Extract<NotificationEvent, { event: "due-short" | "due-covered" }>, amountOf: AmountOf): Text {
  const { billName, due, day, amount, short, isByHand } = told;
  const when = due < day ? `was due on ${formatDay(due)}` : `is due on ${formatDay(due)}`;
  const how = isByHand ? "You pay this bill yourself." : "It's paid automatically.";
  if (told.event === "due-covered") {
    return { title: `${billName} ${when}`, lines: [`${amountOf(amount)}, fully covered.`, how] };
  }
  return {
    title: `${billName} ${when} and is ${amountOf(short)} short`,
    lines: [`Its account will have ${amountOf(shownCents(amount - short))} of the ${amountOf(amount)} due.`, how],
  };
}

function reportText(told: Extract<NotificationEvent, { event: "weekly-report" }>, amountOf: AmountOf): Text {
  const { monday, paid, due, short, toMove } = told;
  const listed = ({ count, first }: typeof paid) => [
    ...first.map(({ name, amount, day }) => `- ${name}: ${amountOf(amount)}, ${formatDay(day)}`),
    ...(count > first.length ? [`- and ${count - first.length} more`] : []),
  ];
  const bills = (count: number) => (count === 1 ? "1 bill" : `${count} bills`);
  return {
    title: `Your week ending ${formatDay(addDays(monday, -1))}`,
    lines: [
      paid.count === 0 ? "No bills were paid." : `Paid: ${bills(paid.count)}, ${amountOf(paid.total)} in total`,
      ...listed(paid),
      due.count === 0
        ? "No bills are due this week."
        : `Due this week: ${bills(due.count)}, ${amountOf(due.total)} in total`,
      ...listed(due),
      short === null
        ? "On track: every bill for the next 13 weeks is covered."
        : `${bills(short.bills)} will be short. First: ${short.name}, ${amountOf(short.amount)} on ${formatDay(short.day)}.`,
      ...(toMove === null ? [] : [`${toMove.name}, ${formatDay(toMove.day)}: move ${amountOf(toMove.amount)}.`]),
    ],
  };
}
