import { cents } from "#core/money.ts";
import { dollars } from "./convert.ts";
import { POWER } from "./examples.ts";

const FOOT = 180;
const TALL = 132;
const SAVED_WEEKS = 3;

function height(amount: number): number {
  return FOOT - (TALL * amount) / POWER.amount;
}

const marks = Array.from({ length: SAVED_WEEKS }, (_, week) => cents(POWER.weekly * (week + 1)));
const level = height(POWER.weekly * SAVED_WEEKS);

/** A jar whose marks are weeks: three of them saved, the bill's amount at the brim. */
export function JarDrawing() {
  return (
    <svg viewBox="0 0 320 192" aria-hidden="true" className="block max-h-48 w-full tabular-nums">
      <path
        d={`M50 ${level}V${FOOT - 14}a14 14 0 0 0 14 14h82a14 14 0 0 0 14-14V${level}Z`}
        className="fill-primary-soft"
      />
      <path d={`M50 ${level}h110`} className="stroke-primary" strokeWidth="1.5" />
      <path
        d={`M62 20h86m-82 0v6c0 10-16 12-16 26V${FOOT - 14}a14 14 0 0 0 14 14h82a14 14 0 0 0 14-14V52c0-14-16-16-16-26v-6`}
        className="fill-none stroke-text"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {marks.map((amount, week) => (
        <g key={amount}>
          <path d={`M150 ${height(amount)}h24`} className="stroke-primary" strokeWidth="1.5" />
          <text x="184" y={height(amount) + 5} className="fill-muted text-[14px]">
            week {week + 1}
          </text>
          <text x="308" y={height(amount) + 5} textAnchor="end" className="fill-text text-[15px] font-semibold">
            {dollars(amount)}
          </text>
        </g>
      ))}
      <path d={`M50 ${height(POWER.amount)}h124`} className="stroke-muted" strokeDasharray="3 4" />
      <text x="184" y={height(POWER.amount) + 5} className="fill-muted text-[14px]">
        the bill
      </text>
      <text x="308" y={height(POWER.amount) + 5} textAnchor="end" className="fill-muted text-[15px] font-semibold">
        {dollars(POWER.amount)}
      </text>
    </svg>
  );
}
