import { addDays, type Day, day as toDay } from "#core/day.ts";
import { type Cents, shownCents } from "#core/money.ts";
import { failureSentence } from "#core/payments/failure-text.ts";
import { restText } from "#core/plan/payday-text.ts";
import { textOf, verdictText } from "#core/plan/verdict-text.ts";
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
export function messageOf(notification: NotificationEvent, currency: string): Message {
  const { title, lines, ...rest } = writeText(notification, currency);
  return { title: oneLine(title), lines: lines.map(oneLine), ...rest };
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

function writeText(notification: NotificationEvent, currency: string): Message {
  const amountOf = (amount: Cents) => money(amount, currency);
  switch (notification.event) {
    case "due-short":
    case "due-covered":
      return { ...dueText(notification, amountOf), path: `/bills/${notification.billId}`, button: "Open the bill" };
    case "payday":
      return { ...paydayText(notification, amountOf), path: "/dashboard", button: "Open the payday card" };
    case "payment-made":
      return {
        title: `${notification.billName} was paid`,
        lines: [`${amountOf(notification.amount)} on ${formatDay(notification.day)}.`],
        ...{ path: `/bills/${notification.billId}`, button: "Open the bill" },
      };
    case "payment-failed":
    case "payment-tried-again":
      return {
        title:
          notification.event === "payment-failed"
            ? `Payment for ${notification.billName} failed`
            : `Payment for ${notification.billName} failed again`,
        lines: [
          `${amountOf(notification.amount)} on ${formatDay(notification.day)}. ${failureSentence(notification.reason)}`,
          notification.nextTry === null
            ? "It won't be retried."
            : `It will be retried on ${formatDay(notification.nextTry)}.`,
        ],
        ...{ path: `/bills/${notification.billId}`, button: "Open the bill" },
      };
    case "bill-rose":
      return {
        title: `${notification.billName} went up from ${amountOf(notification.from)} to ${amountOf(notification.to)}`,
        lines: [`Since ${formatDay(notification.day)}.`],
        ...{ path: `/bills/${notification.billId}`, button: "Open the bill" },
      };
    case "weekly-report":
      return { ...reportText(notification, amountOf), path: "/plan", button: "Open the year ahead" };
    case "member-joined":
      return {
        ...{ title: `${notification.name} joined your household`, lines: ["They can see this household's data."] },
        ...{ path: "/dashboard", button: "Open Weekwise" },
      };
    case "security":
      return securityText(notification);
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

function dueText(
  notification: Extract<NotificationEvent, { event: "due-short" | "due-covered" }>,
  amountOf: AmountOf,
): Text {
  const { billName, due, day, amount, short, isByHand } = notification;
  const when = due < day ? `was due on ${formatDay(due)}` : `is due on ${formatDay(due)}`;
  const how = isByHand ? "You pay this bill yourself." : "It's paid automatically.";
  if (notification.event === "due-covered") {
    return { title: `${billName} ${when}`, lines: [`${amountOf(amount)}, fully covered.`, how] };
  }
  return {
    title: `${billName} ${when} and is ${amountOf(short)} short`,
    lines: [`Its account will have ${amountOf(shownCents(amount - short))} of the ${amountOf(amount)} due.`, how],
  };
}

function paydayText(notification: Extract<NotificationEvent, { event: "payday" }>, amountOf: AmountOf): Text {
  const { owner = null, payday, next, total, rest, transfers } = notification;
  const left = restText(rest, owner, formatDay(next));
  const whose = owner?.name ? `${owner.name}'s payday` : "Payday";
  return {
    title: `${whose} ${formatDay(payday)}: ${total > 0 ? `move ${amountOf(total)}` : "nothing to move"}`,
    lines: [
      ...transfers.map(({ name, amount, stays }) => `- ${name}: ${amountOf(amount)}${stays ? ", stays there" : ""}`),
      `${left.label} ${amountOf(left.amount)}`,
    ],
  };
}

function reportText(notification: Extract<NotificationEvent, { event: "weekly-report" }>, amountOf: AmountOf): Text {
  const { monday, paid, due, verdict, toMove } = notification;
  const formats = { today: monday, money: amountOf, day: (each: string) => formatDay(toDay(each)) };
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
      ...(verdict === undefined ? [] : [textOf(verdictText(verdict, formats))]),
      ...(toMove === null ? [] : [`${toMove.name}, ${formatDay(toMove.day)}: move ${amountOf(toMove.amount)}.`]),
    ],
  };
}
