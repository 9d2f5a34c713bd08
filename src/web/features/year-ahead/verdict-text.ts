import type { Day } from "#core/day.ts";
import type { Verdict } from "#core/plan/verdict.ts";
import { money, shortDay } from "#web/lib/format.ts";

/** The one sentence that says how things stand. */
export function verdictText(verdict: Verdict, today: Day): string {
  if (verdict.state === "on-track") return `On track. Every bill until ${shortDay(verdict.until, today)} is covered.`;
  const { name, day, short } = verdict.first;
  if (verdict.state === "later") {
    return `On track until ${shortDay(day, today)}; then ${name} is ${money(short)} short.`;
  }
  const bills = verdict.bills === 1 ? "1 bill" : `${verdict.bills} bills`;
  return `${bills} will be short. First: ${name}, ${money(short)} on ${shortDay(day, today)}.`;
}
