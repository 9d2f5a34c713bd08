import { type Day, daysBetween } from "#core/day.ts";
import type { Interval } from "#core/interval.ts";
import { findRecurring, isTicked, type Recurring } from "#core/statements/recurring/find-recurring.ts";
import type { StatementLine } from "#core/statements/statement.ts";

/** Something that comes again and again, and its lines. */
export type Stream = {
  kind: "bill" | "income" | "own-transfer";
  merchant: string;
  interval: Interval | "twice-monthly";
  lines: StatementLine[];
  /** It ended long before the statement does. */
  isStopped: boolean;
};

/** A made-up statement and the truth about it. */
export type LabelledAccount = { bank: string; to: Day; streams: Stream[]; lines: StatementLine[] };

export type Score = {
  bills: number;
  found: number;
  ticked: number;
  right: number;
  wrong: string[];
  missed: string[];
  lines: number;
};

type StreamInterval = Stream["interval"];
const isSame = (one: StreamInterval, other: StreamInterval) =>
  typeof one === "string" || typeof other === "string"
    ? one === other
    : one.unit === other.unit && one.every === other.every;
const intervalOf = ({ interval, secondDay }: Recurring): StreamInterval =>
  secondDay === null ? interval : "twice-monthly";
const label = (rhythm: StreamInterval) =>
  typeof rhythm === "string" ? rhythm : `every ${rhythm.every} ${rhythm.unit}`;
const daysIn = (rhythm: StreamInterval) => {
  if (typeof rhythm === "string") return 15.2;
  return { week: 7, month: 30.4, year: 365 }[rhythm.unit] * rhythm.every;
};

/** How many of a stream's lines a proposal has. */
const sharedLineCount = (proposal: Recurring, stream: Stream) => {
  const lines = new Set(stream.lines);
  return proposal.lines.filter((line) => lines.has(line)).length;
};

/** What something that varies costs in a year's middle: energy in summer is a third of energy in winter. */
function usualAmountOf({ lines }: Stream): number {
  const late = lines.slice(-12).map(({ amount }) => Math.abs(amount));
  return late.reduce((all, amount) => all + amount, 0) / late.length;
}
const isWithinHalf = (amount: number, usual: number) => Math.abs(amount - usual) <= 0.5 * usual;

/** Whether a proposal is a stream: most of its lines, hardly any others, the same interval, kind and, within a few days, the same day. */
function isRight(proposal: Recurring, stream: Stream): boolean {
  const count = sharedLineCount(proposal, stream);
  const last = stream.lines.at(-1);
  if (last === undefined || proposal.kind !== stream.kind || !isSame(intervalOf(proposal), stream.interval))
    return false;
  const hasMostLines = count >= 0.7 * stream.lines.length && count >= 0.8 * proposal.lines.length;
  const isAmountClose = proposal.range === null || isWithinHalf(proposal.amount, usualAmountOf(stream));
  const ahead = daysBetween(last.day, proposal.next);
  return hasMostLines && isAmountClose && Math.abs(ahead - daysIn(stream.interval)) <= 8;
}

/** Finds what recurs in a household's lines, and compares it with the truth. */
export function judge(household: LabelledAccount): Score {
  const proposals = findRecurring(household.lines, household.to);
  const countable = household.streams.filter(({ kind, lines }) => kind !== "own-transfer" && lines.length >= 3);
  const missed: string[] = [];
  let found = 0;
  for (const stream of countable) {
    if (proposals.some((proposal) => isRight(proposal, stream))) found += 1;
    else {
      const overlapping = proposals.filter((proposal) => sharedLineCount(proposal, stream) > 0);
      missed.push(
        `${household.bank}: ${stream.kind} ${stream.merchant} ${label(stream.interval)} ×${stream.lines.length}; proposed: ${overlapping.map((one) => `${one.name} ${one.kind} ${label(intervalOf(one))} ×${one.lines.length} ${one.confidence.toFixed(2)}`).join(" | ") || "nothing"}`,
      );
    }
  }
  const ticked = proposals.filter(isTicked);
  const wrong = ticked.filter((proposal) => !household.streams.some((stream) => isRight(proposal, stream)));
  return {
    bills: countable.length,
    found,
    ticked: ticked.length,
    right: ticked.length - wrong.length,
    wrong: wrong.map(
      (one) =>
        `${household.bank}: ${one.name} ${one.kind} ${label(intervalOf(one))} ×${one.lines.length} ${one.confidence.toFixed(2)} ${one.lines.map(({ day, amount }) => `${day.slice(2)}:${amount}`).join(" ")}`,
    ),
    missed,
    lines: household.lines.length,
  };
}
