import { ArrowDownToLine, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { PaydayCard, PlannedDue } from "#contract/plan.ts";
import type { Day } from "#core/day.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { BillLink } from "#web/domain/bill-link.tsx";
import { cardLines, leftoverText, moveText } from "#web/domain/payday-text.ts";
import { money, shortDay } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";
import { type CalendarEvent, dueText, isShort } from "./events.ts";

type DayEventsProps = { events: readonly CalendarEvent[]; input: PlanInput };

/** All events of a day: paydays with transfers, and dues with their coverage. */
export function DayEvents({ events, input }: DayEventsProps) {
  const names = new Map(input.accounts.map(({ id, name }) => [id, name]));
  const nameOf = (id: number) => names.get(id) ?? "";
  return (
    <ul className="grid gap-3">
      {events.map((event) =>
        event.kind === "payday" ? (
          <Payday key={keyOf(event)} card={event.card} today={input.today} />
        ) : (
          <Due key={keyOf(event)} due={event.due} today={input.today} nameOf={nameOf} />
        ),
      )}
    </ul>
  );
}

export const keyOf = (event: CalendarEvent) =>
  event.kind === "payday"
    ? `pay ${event.card.incomeId}`
    : `due ${event.due.billId} ${event.due.due} ${event.due.paymentId}`;

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

type PaydayProps = { card: PaydayCard; today: Day };

/** The same figures and words as the dashboard's payday card. */
function Payday({ card, today }: PaydayProps) {
  const leftover = leftoverText(card, today);
  return (
    <Line
      icon={<ArrowDownToLine aria-hidden="true" className="text-primary" />}
      name={`Payday: ${card.name}`}
      amount={money(card.pay)}
    >
      <p className="text-sm font-medium tabular-nums">{moveText(card)}</p>
      <ul className="grid text-sm text-muted tabular-nums">
        {cardLines(card).map(({ key, label, note, amount, isPart, billId }) => (
          <li key={key} className={cx("flex justify-between gap-3", isPart && "pl-3")}>
            <span className="wrap-anywhere">
              {billId === undefined ? <bdi>{label}</bdi> : <BillLink id={billId} name={label} />}
              {note !== undefined && `, ${note}`}
            </span>
            <span>{money(amount)}</span>
          </li>
        ))}
        <li className={cx("flex justify-between gap-3", leftover.isShort && "text-amber")}>
          <span>{leftover.label}</span>
          <span>{money(leftover.amount)}</span>
        </li>
      </ul>
    </Line>
  );
}

type DueProps = { due: PlannedDue; today: Day; nameOf: (id: number) => string };

function Due({ due, today, nameOf }: DueProps) {
  const Icon = isShort(due) ? TriangleAlert : CircleCheck;
  const status = dueText(due, today);
  return (
    <Line
      icon={<Icon aria-hidden="true" className={isShort(due) ? "text-amber" : "text-primary"} />}
      name={<BillLink id={due.billId} name={due.billName} />}
      amount={money(due.amount)}
    >
      <p className="text-sm wrap-anywhere text-muted">
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
