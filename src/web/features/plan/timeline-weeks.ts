import type { PlannedDue, TimelineItem } from "#contract/plan.ts";
import { addDays, type Day, day, daysBetween } from "#core/day.ts";
import { money, shortDay, weekdayAndDay } from "#web/lib/format.ts";

export type TimelineRow = {
  key: string;
  name: string;
  amount: string;
  /** 'Fri 20 Nov', 'about 3 Dec', 'was due 3 Dec' */
  when: string;
  status: { kind: "pay" | "covered" | "short"; words: string };
  /** The action of a press: only a bill's first due can be paid now. */
  target: { kind: "income" | "pay" | "bill"; id: number };
};

export type TimelineWeek = { first: Day; title: string; rows: TimelineRow[] };

export const WEEKS = 6;

/** The next six weeks from today; the day after them counts to the last one. */
export function timelineWeeks(items: readonly TimelineItem[], today: string): TimelineWeek[] {
  const start = day(today);
  const rows = rowsOf(items, today).map(({ on, row }) => ({ row, week: weekOf(on, start) }));
  const isOverdue = items.some((item) => item.kind === "due" && item.due < today);
  return Array.from({ length: WEEKS }, (_, index) => {
    const first = addDays(start, 7 * index);
    return {
      first,
      title: index === 0 && isOverdue ? "Overdue, and the next 7 days" : titleOf(first, index, today),
      rows: rows.filter(({ week }) => week === index).map(({ row }) => row),
    };
  });
}

const weekOf = (on: string, start: Day) => Math.min(WEEKS - 1, Math.floor(daysBetween(start, day(on)) / 7));

function titleOf(first: Day, index: number, today: string): string {
  if (index === 0) return "Next 7 days";
  return `${shortDay(first, today)} – ${shortDay(addDays(first, 6), today)}`;
}

function rowsOf(items: readonly TimelineItem[], today: string): { on: string; row: TimelineRow }[] {
  const seen = new Set<number>();
  return items.map((item, index) => {
    const { day: on, amount } = item;
    if (item.kind === "pay") {
      const target = { kind: "income" as const, id: item.incomeId };
      const status = { kind: "pay" as const, words: "payday" };
      return {
        on,
        row: { ...{ key: `pay ${index}`, name: item.name, amount, when: weekdayAndDay(on, today) }, status, target },
      };
    }
    const canPay = item.isByHand && item.paymentId === null && !seen.has(item.billId);
    seen.add(item.billId);
    const target = { kind: canPay ? ("pay" as const) : ("bill" as const), id: item.billId };
    const row = { key: `due ${index}`, name: item.billName, amount, when: dueText(item, today) };
    return { on, row: { ...row, status: coverageText(item), target } };
  });
}

/** 'Fri 20 Nov'; 'about 20 Nov' for an assumed date; 'was due 3 Nov' for a past one. */
export function dueText({ due, isAssumed }: Pick<PlannedDue, "due" | "isAssumed">, today: string) {
  if (due < today) return `was due ${shortDay(due, today)}`;
  return isAssumed ? `about ${shortDay(due, today)}` : weekdayAndDay(due, today);
}

export const coverageText = ({ short }: Pick<PlannedDue, "short">): TimelineRow["status"] =>
  Number(short) > 0 ? { kind: "short", words: `short by ${money(short)}` } : { kind: "covered", words: "covered" };
