import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import type { FailureReason } from "#core/payments/payment.ts";
import type { Verdict } from "#core/plan/verdict.ts";

/** Everything that people can be notified of. */
export const EVENTS = [
  "due-short",
  "due-covered",
  "payday",
  "payment-made",
  "payment-failed",
  "payment-tried-again",
  "bill-rose",
  "weekly-report",
  "member-joined",
  "security",
] as const;
export type EventKind = (typeof EVENTS)[number];

/** The ways to notify a person. */
export const CHANNELS = ["mail", "push", "ntfy", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a security notice is about. */
export const SECURITY_NOTICES = [
  "password-changed",
  "email-changed",
  "new-device",
  "authenticator-on",
  "authenticator-off",
  "passkey-added",
  "passkey-removed",
  "recovery-used",
  "recovery-renewed",
  "token-made",
  "provider-linked",
  "made-owner",
  "no-longer-owner",
  "role-changed",
] as const;
export type SecurityNotice = (typeof SECURITY_NOTICES)[number];

type BillReference = { billId: number; billName: string };
export type DueFacts = BillReference & { due: Day; day: Day; amount: Cents; short: Cents; isByHand: boolean };
type FailedFacts = BillReference & {
  paymentId: number;
  amount: Cents;
  day: Day;
  reason: FailureReason;
  nextTry: Day | null;
};
type Line = { name: string; amount: Cents; day: Day };

/** An event with its facts. The text is written when it is sent or shown. */
export type NotificationEvent =
  | ({ event: "due-short" | "due-covered" } & DueFacts)
  | {
      event: "payday";
      incomeId: number;
      incomeName: string;
      /** Whose pay it is, if it's not the recipient's. */
      owner?: { name: string | null } | null;
      payday: Day;
      next: Day;
      /** What leaves the account where the pay arrives. */
      total: Cents;
      rest: Cents;
      /** One per account; what stays where the pay arrives is marked. */
      transfers: { name: string; amount: Cents; stays?: boolean }[];
    }
  | ({ event: "payment-made"; paymentId: number; amount: Cents; day: Day } & BillReference)
  | ({ event: "payment-failed" | "payment-tried-again" } & FailedFacts)
  | ({ event: "bill-rose"; from: Cents; to: Cents; day: Day } & BillReference)
  | {
      event: "weekly-report";
      /** The Monday after the reported week. */
      monday: Day;
      paid: { count: number; total: Cents; first: Line[] };
      due: { count: number; total: Cents; first: Line[] };
      /** Missing in reports written by an earlier version. */
      verdict?: Verdict;
      toMove: { name: string; day: Day; amount: Cents } | null;
    }
  | { event: "member-joined"; memberId: string; name: string; at: string }
  | { event: "security"; notice: SecurityNotice; id: string; detail: string };

/** Deduplication key: events with the same key are sent once. */
export function deduplicationKey(notification: NotificationEvent): string {
  switch (notification.event) {
    case "due-short":
    case "due-covered":
      return dueKey(notification.event, notification.billId, notification.due);
    case "payday":
      return `payday:${notification.incomeId}:${notification.payday}`;
    case "payment-made":
    case "payment-failed":
      return `${notification.event}:${notification.paymentId}`;
    case "payment-tried-again":
      return `${notification.event}:${notification.paymentId}:${notification.day}`;
    case "bill-rose":
      return `bill-rose:${notification.billId}:${notification.day}:${notification.to}`;
    case "weekly-report":
      return `weekly-report:${notification.monday}`;
    case "member-joined":
      return `member-joined:${notification.memberId}:${notification.at}`;
    case "security":
      return `security:${notification.notice}:${notification.id}`;
  }
}

export const dueKey = (event: "due-short" | "due-covered", billId: number, due: Day) => `${event}:${billId}:${due}`;

/** The bill that an event is about, if any. */
export const billIdOf = (notification: NotificationEvent): number | null =>
  "billId" in notification ? notification.billId : null;
