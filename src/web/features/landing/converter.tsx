import { useEffect, useRef, useState } from "react";
import { USUAL_FREQUENCIES, type UsualFrequency, weeklyAmount } from "#core/interval.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import { FREQUENCY_LABELS } from "#web/domain/frequency-labels.ts";
import { dollars, dueWeeks, POWER, readAmount } from "./convert.ts";
import { LineIcon } from "./landing-frame.tsx";

const FIELD = "h-14 w-full rounded-control border border-border-strong bg-background text-xl tabular-nums";

/** Converts a bill to a weekly amount. Uncontrolled fields, so that input typed before hydration is kept. */
export function Converter() {
  const amountField = useRef<HTMLInputElement>(null);
  const oftenField = useRef<HTMLSelectElement>(null);
  const [text, setText] = useState(formatMoney(POWER.amount));
  const [frequency, setFrequency] = useState<UsualFrequency>("monthly");

  function read() {
    setText(amountField.current?.value ?? "");
    setFrequency(USUAL_FREQUENCIES.find((name) => name === oftenField.current?.value) ?? "monthly");
  }
  useEffect(read, []);

  const amount = readAmount(text);
  const result = amount === undefined ? "$–" : dollars(weeklyAmount(amount, frequency));
  const size = result.length > 9 ? "text-3xl" : "text-4xl sm:text-5xl";

  return (
    <section aria-labelledby="converter-title" className="border-y border-border bg-surface">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-4 py-14 sm:px-8 md:py-20 lg:grid-cols-2">
        <form onInput={read} onSubmit={(event) => event.preventDefault()}>
          <h2 id="converter-title" className="text-3xl font-semibold tracking-tight text-balance">
            Try it with one of your bills
          </h2>
          <div className="mt-7 grid gap-4 sm:grid-cols-2">
            <label className="block">
              <span className="mb-2 block text-sm font-medium">Bill amount</span>
              <span className="relative block">
                <span aria-hidden="true" className="absolute top-1/2 left-4 -translate-y-1/2 text-xl text-muted">
                  $
                </span>
                <input
                  ref={amountField}
                  className={`${FIELD} pr-4 pl-9 text-right`}
                  name="amount"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={16}
                  defaultValue={text}
                  aria-describedby="converter-hint"
                />
              </span>
            </label>
            <label className="block">
              <span className="mb-2 block text-sm font-medium">How often it is due</span>
              <span className="relative block">
                <select
                  ref={oftenField}
                  name="often"
                  className={`${FIELD} appearance-none pr-10 pl-4`}
                  defaultValue={frequency}
                >
                  {USUAL_FREQUENCIES.map((name) => (
                    <option key={name} value={name}>
                      {FREQUENCY_LABELS[name]}
                    </option>
                  ))}
                </select>
                <LineIcon d="m6 9 6 6 6-6" className="pointer-events-none absolute top-4.5 right-3 text-muted" />
              </span>
            </label>
          </div>
          <div className="mt-8 flex flex-wrap items-baseline gap-x-4 border-b-4 border-double border-text pb-2 text-lg">
            You set aside
            <output className="ml-auto flex flex-wrap items-baseline justify-end gap-x-2">
              <span className={`${size} font-semibold tracking-tight text-primary tabular-nums`}>{result}</span> per
              week
            </output>
          </div>
          <p id="converter-hint" className="mt-4 min-h-10 text-sm text-pretty text-muted">
            {amount === undefined
              ? "Enter the amount on the bill, for example 129.90."
              : "A month counts as 4.33 weeks, three months as 13, a year as 52. Rounded to the cent."}
          </p>
        </form>
        <YearDrawing amount={amount ?? POWER.amount} often={frequency} />
      </div>
    </section>
  );
}

const WEEKS = Array.from({ length: 52 }, (_, week) => week);
const MAX_HEIGHT = 96;

/** Two charts of a year on the same scale: the bill as charged, and as saved. */
function YearDrawing({ amount, often: frequency }: { amount: Cents; often: UsualFrequency }) {
  const evenHeight = Math.max(1.5, (MAX_HEIGHT * weeklyAmount(amount, frequency)) / amount);
  return (
    <div className="grid content-between gap-x-8 gap-y-6 text-sm text-muted md:max-lg:grid-cols-2">
      <figure>
        <figcaption className="mb-3">A year of this bill, as it is charged</figcaption>
        <Bars weeks={dueWeeks(frequency)} height={MAX_HEIGHT} className="fill-amber" />
      </figure>
      <figure>
        <figcaption className="mb-3">The same year with Weekwise, on the same scale</figcaption>
        <Bars weeks={WEEKS} height={evenHeight} className="fill-primary" />
        <p className="mt-2 flex justify-between tabular-nums">
          <span>Week 1</span>
          <span>Week 52</span>
        </p>
      </figure>
    </div>
  );
}

const TICKS = `M5 98v-4${"m10 4v-4".repeat(51)}`;

function Bars({ weeks, height, className }: { weeks: number[]; height: number; className: string }) {
  const side = Number((height - 1).toFixed(2));
  const bars = weeks.map((week) => `M${week * 10 + 2} 98v-${side}q0-1 1-1h4q1 0 1 1v${side}Z`);
  return (
    <svg viewBox="0 0 520 100" aria-hidden="true" className="block w-full">
      <path d={TICKS} className="stroke-border" />
      <path d={bars.join("")} className={className} />
      <path d="M0 98.5h520" className="stroke-border-strong" />
    </svg>
  );
}
