import { cents } from "#core/money.ts";
import { dollars, POWER } from "./convert.ts";

const FOUND = [
  { y: 46, name: "Name", text: "Power" },
  { y: 98, name: "Amount", text: dollars(POWER.amount) },
  { y: 150, name: "Due", text: "the 14th" },
];

/** A photographed bill and the three values read from it. */
export function ScanDrawing() {
  return (
    <svg viewBox="0 0 320 192" aria-hidden="true" className="block max-h-48 w-full tabular-nums">
      <g transform="rotate(-3 80 96)">
        <path d="M28 14h104v164H28Z" className="fill-surface stroke-border-strong" />
        <g className="fill-border">
          <rect x="40" y="60" width="80" height="5" rx="2.5" />
          <rect x="40" y="72" width="62" height="5" rx="2.5" />
          <rect x="40" y="122" width="72" height="5" rx="2.5" />
          <rect x="40" y="134" width="44" height="5" rx="2.5" />
        </g>
        <g className="fill-text font-semibold">
          <text x="44" y="43" className="text-[14px]">
            Power bill
          </text>
          <text x="44" y="107" className="text-[16px]">
            {dollars(POWER.amount)}
          </text>
          <text x="44" y="165" className="text-[13px]">
            due 14th
          </text>
        </g>
        <g className="fill-none stroke-primary" strokeWidth="1.5">
          <rect x="39" y="28" width="76" height="22" rx="4" />
          <rect x="39" y="89" width="76" height="26" rx="4" />
          <rect x="39" y="150" width="62" height="22" rx="4" />
        </g>
      </g>
      <path
        d="M10 34V14a8 8 0 0 1 8-8h20M122 6h20a8 8 0 0 1 8 8v20M150 158v20a8 8 0 0 1-8 8h-20M38 186H18a8 8 0 0 1-8-8v-20"
        className="fill-none stroke-primary"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {FOUND.map(({ y, name, text }) => (
        <g key={name}>
          <path d={`M122 ${y - 6}H184`} className="stroke-primary" strokeDasharray="2 4" strokeLinecap="round" />
          <text x="192" y={y - 10} className="fill-muted text-[13px]">
            {name}
          </text>
          <text x="192" y={y + 10} className="fill-text text-[17px] font-semibold">
            {text}
          </text>
          <path d={`M192 ${y + 19}h120`} className="stroke-border-strong" />
        </g>
      ))}
    </svg>
  );
}

/** A fully saved bill, stamped as paid. */
export function PaidDrawing() {
  return (
    <svg viewBox="0 0 320 192" aria-hidden="true" className="block max-h-48 w-full tabular-nums">
      <rect x="8.5" y="30.5" width="303" height="130" rx="10" className="fill-surface stroke-border-strong" />
      <text x="28" y="68" className="fill-text text-[19px] font-semibold">
        Power
      </text>
      <text x="292" y="68" textAnchor="end" className="fill-text text-[19px] font-semibold">
        {dollars(POWER.amount)}
      </text>
      <rect x="28" y="86" width="264" height="10" rx="5" className="fill-primary" />
      <text x="28" y="128" className="fill-primary text-[16px] font-semibold">
        Ready to pay!
      </text>
      <g transform="translate(212 92) rotate(-10)">
        <rect width="92" height="46" rx="7" className="fill-surface stroke-primary" strokeWidth="3" />
        <text x="46" y="32" textAnchor="middle" className="fill-primary text-[25px] font-bold">
          Paid
        </text>
      </g>
    </svg>
  );
}

const FOOT = 180;
const TALL = 132;
const SAVED_WEEKS = 3;

function height(amount: number): number {
  return Math.round(FOOT - (TALL * amount) / POWER.amount);
}

const marks = Array.from({ length: SAVED_WEEKS }, (_, week) => cents(POWER.weekly * (week + 1)));
const level = height(POWER.weekly * SAVED_WEEKS);

/** A jar with marks for weeks: three saved, the bill's amount at the brim. */
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
