import { type BillFrequency, weeklyAmount } from "#core/frequency.ts";
import type { Cents } from "#core/money.ts";
import { dueWeeks } from "./convert.ts";

const WEEKS = Array.from({ length: 52 }, (_, week) => week);
const HIGH = 96;

/** One year twice, to one scale: the bill as it comes, and as it is put aside. */
export function YearDrawing({ amount, often }: { amount: Cents; often: BillFrequency }) {
  const evenHeight = Math.max(1.5, (HIGH * weeklyAmount(amount, often)) / amount);
  return (
    <div className="grid content-between gap-x-8 gap-y-6 text-sm text-muted md:max-lg:grid-cols-2">
      <figure>
        <figcaption className="mb-3">A year of this bill, as it comes</figcaption>
        <Bars weeks={dueWeeks(often)} height={HIGH} className="fill-amber" />
      </figure>
      <figure>
        <figcaption className="mb-3">The same year with Weekwise, to the same scale</figcaption>
        <Bars weeks={WEEKS} height={evenHeight} className="fill-primary" />
        <p className="mt-2 flex justify-between tabular-nums">
          <span>Week 1</span>
          <span>Week 52</span>
        </p>
      </figure>
    </div>
  );
}

function Bars({ weeks, height, className }: { weeks: number[]; height: number; className: string }) {
  return (
    <svg viewBox="0 0 520 100" aria-hidden="true" className="block w-full">
      {WEEKS.map((week) => (
        <path key={week} d={`M${week * 10 + 5} 98v-4`} className="stroke-border" />
      ))}
      {weeks.map((week) => (
        <rect key={week} x={week * 10 + 2} y={98 - height} width="6" height={height} rx="1" className={className} />
      ))}
      <path d="M0 98.5h520" className="stroke-border-strong" />
    </svg>
  );
}
