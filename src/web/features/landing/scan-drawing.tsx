import { dollars } from "./convert.ts";
import { POWER } from "./examples.ts";

const FOUND = [
  { y: 46, name: "Name", text: "Power" },
  { y: 98, name: "Amount", text: dollars(POWER.amount) },
  { y: 150, name: "Due", text: "the 14th" },
];

/** A photographed bill, and the three things read off it. */
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
