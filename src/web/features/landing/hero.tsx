import type { ReactNode } from "react";
import { dollars, POWER, splitIntoWeeks } from "./convert.ts";
import { SignLinks } from "./landing-frame.tsx";

type HeroProps = { /** An extra link below the sign-up links. */ sample?: ReactNode };

export function Hero({ sample }: HeroProps) {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-8 gap-y-10 px-4 pt-10 pb-14 sm:px-8 md:grid-cols-[1.1fr_1fr] md:py-16 lg:gap-x-14 lg:py-20">
      <div>
        <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl md:text-4xl lg:text-5xl xl:text-6xl">
          Every bill, turned into{" "}
          <span className="text-primary underline decoration-double decoration-1 underline-offset-[0.16em]">
            one small amount per week.
          </span>
        </h1>
        <p className="mt-7 max-w-xl text-lg leading-relaxed text-pretty text-muted">
          Bills come when they like: power each month, water each quarter, the car once a year. Weekwise divides each
          one into weeks. You set aside the same small amount every week, and the money is there when the bill is.
        </p>
        <div className="mt-8">
          <SignLinks />
        </div>
        <div className="mt-2">{sample}</div>
        <p className="mt-2 text-sm text-muted">Free and open source. Runs at home. Never asks for your bank login.</p>
      </div>
      <BillDrawing />
    </section>
  );
}

const PAPER = 312;
const WEEK = Math.round((PAPER * POWER.weekly) / POWER.amount);
const tabs = splitIntoWeeks(POWER.amount, POWER.weekly).map((piece, index) => ({
  week: index + 1,
  x: index * WEEK,
  width: Math.min(WEEK, PAPER - index * WEEK),
  text: dollars(piece),
}));
const weeks = (POWER.amount / POWER.weekly).toFixed(2);
const NOTCHES = "a6 6 0 0 0 12 0h12".repeat(10);

/** A paper bill whose foot is cut into weeks to scale, the first one torn off. */
function BillDrawing() {
  return (
    <svg
      viewBox="0 0 400 452"
      role="img"
      aria-labelledby="bill-drawing-title"
      className="mx-auto block w-full max-w-md tabular-nums select-none md:max-w-none"
    >
      <title id="bill-drawing-title">
        {`A paper power bill of ${dollars(POWER.amount)} per month, cut into weeks. Each week is ${dollars(POWER.weekly)}.`}
      </title>
      <g transform="translate(48 20) rotate(1.6)">
        <path d="M0 4a4 4 0 0 1 4-4H282l30 30V224H0Z" className="fill-surface stroke-border-strong/70" />
        <path d="M282 0v26a4 4 0 0 0 4 4h26Z" className="fill-surface-sunken stroke-border-strong/70" />
        <PaperWriting />
        {tabs.map((tab) => (
          <Tab key={tab.week} {...tab} />
        ))}
      </g>
      <Ticket />
      <text x="292" y="384" className="fill-muted text-[15px]">
        <tspan className="fill-text text-[22px] font-semibold">÷ {weeks}</tspan>
        <tspan x="292" dy="22">
          weeks
        </tspan>
        <tspan x="292" dy="20">
          per month
        </tspan>
      </text>
    </svg>
  );
}

function PaperWriting() {
  return (
    <g>
      <circle cx="36" cy="40" r="16" className="fill-primary-soft" />
      <path d="m38 29-10 13h8l-2 9 10-13h-8Z" className="fill-primary" />
      <text x="62" y="46" className="fill-text text-[19px] font-semibold">
        Power bill
      </text>
      {[84, 108].map((y) => (
        <g key={y} className="fill-border">
          <rect x="20" y={y} width={y === 84 ? 118 : 84} height="7" rx="3.5" />
          <rect x="246" y={y} width="46" height="7" rx="3.5" />
          <rect x="20" y={y + 14} width="272" height="1" />
        </g>
      ))}
      <text x="20" y="170" className="fill-muted text-[15px]">
        <tspan>Amount due</tspan>
        <tspan x="20" dy="20">
          every month
        </tspan>
      </text>
      <text x="292" y="186" textAnchor="end" className="fill-text text-[40px] font-semibold tracking-tight">
        {dollars(POWER.amount)}
      </text>
      <path d="M20 200h272m-272 3h272" className="stroke-text" strokeWidth="0.8" />
    </g>
  );
}

function Tab({ week, x, width, text }: (typeof tabs)[number]) {
  const shape = `M${x} 224v84a3 3 0 0 0 3 3h${width - 6}a3 3 0 0 0 3-3v-84`;
  if (week === 1) return <path d={shape} className="fill-none stroke-border-strong/70" strokeDasharray="3 4" />;
  return (
    <g>
      <path d={shape} className="fill-surface stroke-border-strong/70" />
      <path d={`M${x} 224h${width}`} className="stroke-border-strong/70" strokeDasharray="3 4" />
      {width < WEEK ? (
        <text
          transform={`translate(${x + width / 2 - 5} 267) rotate(90)`}
          textAnchor="middle"
          className="fill-muted text-[14px]"
        >
          {text}
        </text>
      ) : (
        <text textAnchor="middle" x={x + width / 2} y="258" className="fill-muted text-[14px]">
          week {week}
          <tspan x={x + width / 2} dy="24" className="fill-text text-[17px] font-semibold">
            {text}
          </tspan>
        </text>
      )}
    </g>
  );
}

function Ticket() {
  return (
    <g transform="translate(12 338) rotate(-3)">
      <g className="motion-safe:transition-transform motion-safe:duration-150 motion-safe:ease-out motion-safe:starting:-translate-y-4">
        <path d={`M0 0h12${NOTCHES}v100a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z`} className="fill-primary" />
        <text x="20" y="36" className="fill-on-primary text-[15px]">
          Set aside in week 1
        </text>
        <text x="20" y="84" className="fill-on-primary text-[44px] font-semibold tracking-tight">
          {dollars(POWER.weekly)}
          <tspan dx="8" className="text-[18px] font-medium tracking-normal">
            per week
          </tspan>
        </text>
      </g>
    </g>
  );
}
