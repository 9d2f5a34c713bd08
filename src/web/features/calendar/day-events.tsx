import { ArrowDownToLine, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Day } from "#core/day.ts";
import { shownCents } from "#core/money.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { BillLink } from "#web/domain/bill-link.tsx";
import { money, shortDay } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";
import { type CalendarEvent, dueText, isShort } from "./events.ts";

type DayEventsProps = { events: readonly CalendarEvent[]; input: PlanInput };

/** All events of a day: paydays with transfers, and dues with their coverage. */
export function DayEvents({ events, input }: DayEventsProps) {
  const names = new Map(input.accounts.map(({ id, name }) => [id, name]));
  const nameOf = (id: number) => names.get(id) ?? "";
  const bills = new Map(input.bills.map(({ id, name }) => [id, name]));
  return (
    <ul className="grid gap-3">
      {events.map((event) =>
        event.kind === "payday" ? (
          <Payday key={`pay ${event.income.id}`} {...event} today={input.today} nameOf={nameOf} bills={bills} />
        ) : (
          <Due key={keyOf(event)} {...event} today={input.today} nameOf={nameOf} />
        ),
      )}
    </ul>
  );
}

export const keyOf = (event: CalendarEvent) =>
  event.kind === "payday"
    ? `pay ${event.income.id}`
    : `due ${event.due.billId} ${event.due.due} ${event.due.paymentId}`;

type EventOf<K> = Extract<CalendarEvent, { kind: K }> & { today: Day; nameOf: (id: number) => string };

function Line({
  icon,
  name,
  amount,
  children,
}: {
  icon: ReactNode;
  name: ReactNode;
  amount: string;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 [&>svg]:size-5">{icon}</span>
      <div className="grid min-w-0 grow gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="ml-auto font-semibold tabular-nums">{amount}</span>
        </div>
        {children}
      </div>
    </li>
  );
}

function Payday({ income, card, today, nameOf, bills }: EventOf<"payday"> & { bills: ReadonlyMap<number, string> }) {
  return (
    <Line
      icon={<ArrowDownToLine aria-hidden="true" className="text-primary" />}
      name={`Payday: ${income.name}`}
      amount={money(card.pay)}
    >
      <ul className="grid text-sm text-muted tabular-nums">
        {card.transfers.map(({ accountId, amount }) => (
          <li key={accountId} className="flex justify-between gap-3">
            <span className="wrap-anywhere">Move to {nameOf(accountId)}</span>
            <span>{money(amount)}</span>
          </li>
        ))}
        {card.catchUps.map(({ billId, amount }) => (
          <li key={`catch-up ${billId}`} className="flex justify-between gap-3">
            <span className="wrap-anywhere">
              Catch-up for <BillLink id={billId} name={bills.get(billId) ?? ""} />
            </span>
            <span>{money(amount)}</span>
          </li>
        ))}
        <li className={cx("flex justify-between gap-3", card.rest < 0 && "text-amber")}>
          <span>
            {card.rest < 0 ? "Short" : "Yours"} until {shortDay(card.next, today)}
          </span>
          <span>{money(shownCents(Math.abs(card.rest)))}</span>
        </li>
      </ul>
    </Line>
  );
}

function Due({ due, today, nameOf }: EventOf<"due">) {
  const Icon = isShort(due) ? TriangleAlert : CircleCheck;
  const status = dueText(due, today);
  return (
    <Line
      icon={<Icon aria-hidden="true" className={isShort(due) ? "text-amber" : "text-primary"} />}
      name={<BillLink id={due.billId} name={due.billName} />}
      amount={money(due.amount)}
    >
      <p className="text-sm text-muted">
        <span className={cx("font-medium", isShort(due) ? "text-amber" : "text-primary")}>
          {status.charAt(0).toUpperCase() + status.slice(1)}
        </span>
        {" · "}
        {nameOf(due.accountId)}
        {due.isByHand ? "" : " · automatic"}
        {due.isAssumed && ` · about ${shortDay(due.due, today)}`}
      </p>
    </Line>
  );
}
