import { addDays, addMonths, type Day } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { personName, reference, TOWNS } from "./pen.ts";
import type { Random } from "./random.ts";
import type { Style } from "./styles.ts";

/** The values of the placeholders in a written paper. */
export type Facts = {
  style: Style;
  brand: string;
  other: string;
  legal: string;
  web: string;
  person: string;
  issued: Day;
  due: Day;
  frequency: UsualFrequency | null;
  sums: Map<string, number>;
};

/** A sum in cents: a range such as 5..90 or ~5..90 (whole units), or other sums added up. */
export function sumOf(random: Random, expression: string, sums: ReadonlyMap<string, number>, scale: number): number {
  const [, whole, low, high] = /^(~?)(\d+)\.\.(\d+)$/.exec(expression) ?? [];
  if (low !== undefined && high !== undefined) {
    const made = Math.round(random.int(Number(low) * 100, Number(high) * 100) * scale);
    return whole ? Math.round(made / 100) * 100 : made;
  }
  return expression.split(/(?=[+-])/).reduce((sum, part) => {
    const value = sums.get(part.replace(/^[+-]/, "")) ?? Number(part.replace(/^[+-]/, "")) * 100;
    return part.startsWith("-") ? sum - value : sum + value;
  }, 0);
}

/** One of every [a|b], inside out. */
export function pickChoices(random: Random, text: string): string {
  let at = text;
  while (/\[[^[\]]*\]/.test(at))
    at = at.replace(/\[([^[\]]*)\]/, (_, choices: string) => random.pick(choices.split("|")));
  return at.replace(/ +/g, " ").trim();
}

export function fillSlots(random: Random, text: string, facts: Facts): string {
  return text.replace(/\{([^}]+)\}/g, (_, slot: string) => sumIn(random, slot, facts) ?? wordIn(random, slot, facts));
}

function sumIn(random: Random, slot: string, { style, sums }: Facts): string | undefined {
  const [, sign = "", name = "", range, times] = /^([=-]*)([A-Za-z]\w*?)(?:=(~?\d+\.\.\d+)|\*(\d+))?$/.exec(slot) ?? [];
  if (slot === "zero") return style.money(0);
  if (range !== undefined && !sums.has(name)) sums.set(name, sumOf(random, range, sums, 1));
  const value = sums.get(name);
  if (value === undefined || /^n\d+$/.test(name)) return undefined;
  const signed = value * Number(times ?? 1) * (sign.includes("-") ? -1 : 1);
  return sign.includes("=") ? style.figure(signed) : style.money(signed);
}

function wordIn(random: Random, slot: string, facts: Facts): string {
  const { style, issued, due, frequency } = facts;
  const [, base, more, isShort] = /^([ID])([+-]\d+)?(~)?$/.exec(slot) ?? [];
  if (base !== undefined) {
    const day = addDays(base === "I" ? issued : due, Number(more ?? 0));
    return isShort ? style.short(day) : style.day(day);
  }
  const [, kind, offset] = /^(month|Y)(?:\+(\d+))?$/.exec(slot) ?? [];
  if (kind === "Y") return String(Number(issued.slice(0, 4)) + Number(offset ?? 0));
  if (kind === "month") {
    const month = Number(addMonths(issued, Number(offset ?? 0)).slice(5, 7));
    return style.wording.months.split("|")[month - 1] ?? "";
  }
  if (/^n\d+$/.test(slot)) return digits(random, Number(slot.slice(1)));
  const span = periodOf(issued, frequency, slot.endsWith("+"));
  const date = Number(due.slice(-2));
  const ends = date % 10 > 3 || (date > 10 && date < 14) ? 0 : date % 10;
  const isEnglish = style.wording.months.startsWith("January");
  const words: Record<string, () => string> = {
    from: () => style.day(span[0]),
    to: () => style.day(span[1]),
    N: () => String(Math.round((Date.parse(due) - Date.parse(issued)) / 86_400_000)),
    Do: () => (isEnglish ? `${date}${["th", "st", "nd", "rd"][ends] ?? "th"}` : String(date)),
    brand: () => facts.brand,
    P: () => facts.brand,
    brand2: () => facts.other,
    legal: () => facts.legal,
    web: () => facts.web,
    person: () => facts.person,
    person2: () => personName(random),
    first: () => facts.person.split(" ")[0] ?? "",
    town: () => random.word(TOWNS),
    addr: () => `${random.int(1, 240)} ${random.word(style.wording.street)} ${random.word(TOWNS)} ${digits(random, 5)}`,
    ref: () => reference(random),
    a: () => style.money(random.int(100, 90_000)),
    C: () => style.money(random.int(300, 30_000)),
    d: () => style.day(addDays(issued, random.int(-90, 200))),
    n: () => digits(random, random.int(3, 6)),
  };
  return words[slot.replace("+", "")]?.() ?? "";
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, at) => random.int(at === 0 ? 1 : 0, 9)).join("");

function periodOf(issued: Day, frequency: UsualFrequency | null, isAhead: boolean): [Day, Day] {
  const months = frequency === "quarterly" ? 3 : frequency === "annually" ? 12 : 1;
  const length = frequency === "weekly" ? 7 : undefined;
  // The paper's own number, so that both ends of a period fit each other.
  const shift = Number(issued.slice(-2)) % 9;
  const edge = addDays(issued, isAhead ? shift + 3 : -shift);
  const from = isAhead ? edge : length ? addDays(edge, -length) : addMonths(edge, -months);
  return [from, addDays(length ? addDays(from, length) : addMonths(from, months), -1)];
}
