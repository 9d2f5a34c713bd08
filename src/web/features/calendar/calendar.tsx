import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import type { PaydayCard, PlanYear } from "#contract/plan.ts";
import { readPlan } from "#contract/read-plan.ts";
import { getPlan, getPlanYear } from "#contract/requests/plan.ts";
import { type Day, day } from "#core/day.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { weekdayAndDay } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardBody } from "#web/ui/card.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DayEvents } from "./day-events.tsx";
import { clampDay, eventsOf, firstOf, type Month, monthAfter, monthOf } from "./events.ts";
import { MonthGrid } from "./month-grid.tsx";
import { Subscribe } from "./subscribe.tsx";

/** Paydays and dues of the next year: a month grid on wide screens, an agenda on phones. */
export function Calendar() {
  const year = useCall(getPlanYear);
  const plan = useCall(getPlan);
  if (year.isPending || plan.isPending) return <Skeleton className="h-150" />;
  if (!year.data) return <LoadFailure load={year}>Failed to load your calendar. Please try again.</LoadFailure>;
  return <Loaded year={year.data} cards={plan.data?.paydays ?? NO_CARDS} />;
}

const NO_CARDS: readonly PaydayCard[] = [];

const WITH_YEAR = { month: "long", year: "numeric", timeZone: "UTC" } as const;
/** "November 2026" */
const monthText = (month: Month) => new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", WITH_YEAR);

function Loaded({ year, cards }: { year: PlanYear; cards: readonly PaydayCard[] }) {
  const input = useMemo(() => readPlan(year.input), [year]);
  const { today } = input;
  const [first, last] = [monthOf(today), monthOf(day(year.until))];
  const [selected, setSelected] = useState<Day>(today);
  const month = monthOf(selected);
  const events = useMemo(() => eventsOf({ input, dues: year.dues, cards, month }), [input, year, cards, month]);
  const select = (next: Day) => setSelected(clampDay(next, first, last));
  const changeMonth = (count: number) => {
    const next = monthAfter(month, count);
    select(next === first ? today : firstOf(next));
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,38%)]">
      <Card>
        <CardBody className="grid gap-4">
          <div className="flex items-center gap-1">
            <h2 id="month" aria-live="polite" className="mr-auto text-lg font-semibold">
              {monthText(month)}
            </h2>
            {month !== first && (
              <Button variant="ghost" size="sm" onClick={() => setSelected(today)}>
                Today
              </Button>
            )}
            <Button
              variant="ghost"
              size="icon"
              aria-label="Previous month"
              disabled={month <= first}
              onClick={() => changeMonth(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Next month"
              disabled={month >= last}
              onClick={() => changeMonth(1)}
            >
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
          <MonthGrid
            {...{ month, today, selected, events }}
            labelledBy="month"
            onSelect={select}
            className="max-sm:hidden"
          />
          <Agenda className="sm:hidden" {...{ events, input }} />
        </CardBody>
      </Card>
      <div className="grid gap-6">
        <Card className="max-sm:hidden">
          <CardBody className="grid gap-3">
            <h2 className="text-lg font-semibold">{weekdayAndDay(selected, today)}</h2>
            {events.has(selected) ? (
              <DayEvents events={events.get(selected) ?? []} input={input} />
            ) : (
              <p className="text-[0.9375rem] text-muted">
                {selected < today ? "This day has passed." : "No bills due and no payday."}
              </p>
            )}
          </CardBody>
        </Card>
        <Subscribe today={today} />
      </div>
    </div>
  );
}

type AgendaProps = {
  events: ReturnType<typeof eventsOf>;
  input: PlanInput;
  className: string;
};

/** The days of the month with events. */
function Agenda({ events, input, className }: AgendaProps) {
  if (events.size === 0) return <p className={`text-muted ${className}`}>No bills due and no payday.</p>;
  return (
    <ol className={`grid gap-5 ${className}`}>
      {[...events].map(([on, dayEvents]) => (
        <li key={on} className="grid gap-2 border-t border-border pt-4 first:border-0 first:pt-0">
          <h3 className="text-sm font-semibold text-muted">
            {on === input.today ? "Today, " : ""}
            {weekdayAndDay(on, input.today)}
          </h3>
          <DayEvents events={dayEvents} input={input} />
        </li>
      ))}
    </ol>
  );
}
