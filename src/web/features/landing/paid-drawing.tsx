import { dollars } from "./convert.ts";
import { POWER } from "./examples.ts";

/** The bill's line, fully saved, and the stamp on it. */
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
