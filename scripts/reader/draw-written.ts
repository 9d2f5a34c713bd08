import { addDays, addMonths, type Day } from "#core/day.ts";
import type { Page } from "#core/scan/page.ts";
import { legalName, type Names, pseudonym } from "./bill.ts";
import { damaged } from "./damage.ts";
import { type Facts, fillSlots, pickChoices, sumOf } from "./fill.ts";
import type { Gold } from "./label.ts";
import { layOut } from "./lay.ts";
import { personName } from "./pen.ts";
import type { Random } from "./random.ts";
import { finished, sheetOf } from "./sheet.ts";
import { anyDay, styleOf } from "./styles.ts";
import { de as deWords } from "./words/de.ts";
import { en as enWords } from "./words/en.ts";
import { es as esWords } from "./words/es.ts";
import { fr as frWords } from "./words/fr.ts";
import { it as itWords } from "./words/it.ts";
import { nl as nlWords } from "./words/nl.ts";
import { pl as plWords } from "./words/pl.ts";
import { pt as ptWords } from "./words/pt.ts";
import { sv as svWords } from "./words/sv.ts";
import type { Wording } from "./words/wording.ts";
import { withFrequency } from "./written/how-often.ts";
import { type Written, writtenIn } from "./written/written.ts";

const LANGUAGES = [
  { wording: enWords, papers: writtenIn("en"), weight: 38 },
  { wording: deWords, papers: writtenIn("de"), weight: 17 },
  { wording: nlWords, papers: writtenIn("nl"), weight: 10 },
  { wording: frWords, papers: writtenIn("fr"), weight: 13 },
  { wording: itWords, papers: writtenIn("it"), weight: 8 },
  { wording: esWords, papers: writtenIn("es"), weight: 8 },
  { wording: ptWords, papers: writtenIn("pt"), weight: 5 },
  { wording: plWords, papers: writtenIn("pl"), weight: 2 },
  { wording: svWords, papers: writtenIn("sv"), weight: 2 },
] as const;
/** Amounts are larger in weaker currencies. */
const SCALE: Record<string, number> = { in: 14, "co.za": 6 };
const SLIP = 330;

/** Draws one of the papers written by hand, with other names, sums, days and wordings each time. */
export function drawWritten(random: Random, names: Names): { pages: Page[]; gold: Gold } {
  const { wording, papers } = random.weighted(LANGUAGES, ({ weight }) => weight);
  return drawOne(random, names, wording, changeFrequency(random, random.pick<Written>(papers), wording.months));
}

export function drawOne(random: Random, names: Names, wording: Wording, paper: Written): { pages: Page[]; gold: Gold } {
  const style = styleOf(random, wording, random.pick(paper.webs));
  const known = names[paper.category];
  const noun = random.pick(paper.nouns);
  const made = random.pick([
    `${pseudonym(random)} ${noun}`,
    `${noun} ${pseudonym(random)}`,
    `${pseudonym(random)} ${noun}`,
  ]);
  const brand =
    known !== undefined && random.chance(0.35) ? random.pick(known) : random.chance(0.1) ? pseudonym(random) : made;
  const issued = anyDay(random);
  const sums = new Map<string, number>();
  for (const sum of paper.sums) {
    const [name = "", expression = ""] = sum.split("=");
    sums.set(name, sumOf(random, expression, sums, random.chance(0.8) ? (SCALE[style.web] ?? 1) : 1));
  }
  const amount = Math.max(0, sums.get("A") ?? 0);
  sums.set("A", amount);
  const facts: Facts = {
    style,
    brand,
    other: `${pseudonym(random)} ${random.pick(paper.nouns)}`,
    legal: legalName(random, brand, style),
    web: `${
      brand
        .toLowerCase()
        .normalize("NFD")
        .replace(/[^a-z0-9]/g, "")
        .slice(0, 18) || "home"
    }.${style.web}`,
    person: personName(random),
    issued,
    due: dueOf(random, issued, paper),
    frequency: paper.frequency,
    sums,
  };
  const isSlip = paper.lines[0]?.startsWith("=") === true && paper.frequency === null && random.chance(0.7);
  const sheet = isSlip ? sheetOf(SLIP, random.int(420, 800)) : sheetOf(595, 842);
  layOut(sheet, random, linesOf(random, paper, facts), isSlip ? SLIP : 595);
  const pages = finished(sheet);
  const gold: Gold = {
    names: [facts.brand, facts.legal],
    amount,
    due: paper.hasDue && amount > 0 ? facts.due : null,
    issued,
    frequency: paper.frequency,
    category: paper.category,
    isDirectDebit: paper.isDirectDebit,
  };
  return { pages: random.chance(0.35) ? damaged(pages, random) : pages, gold };
}

function dueOf(random: Random, issued: Day, { frequency, isDirectDebit }: Written): Day {
  if (frequency === "monthly" && isDirectDebit && random.chance(0.35)) return addMonths(issued, 1);
  return addDays(issued, random.pick([3, 5, 7, 10, 14, 14, 15, 18, 20, 21, 25, 28, 30, random.int(2, 45)]));
}

/** Some papers begin with what they are, in large letters, and say only then whose they are. */
function withTitle(random: Random, lines: readonly string[], titles: string): string[] {
  if (!random.chance(0.3)) return [...lines];
  const title = random.word(titles);
  const top = `# ${random.chance(0.5) ? title.toUpperCase() : title}`;
  const rest = lines.map((line, at) => (at < 3 ? line.replace(/^# /, "") : line));
  return random.chance(0.5) ? [top, ...rest] : [rest[0] ?? "", top, ...rest.slice(1)];
}

/** Changes the frequency of some papers, so that their subject doesn't imply it. */
function changeFrequency(random: Random, paper: Written, months: string): Written {
  if (paper.frequency === null || !random.chance(0.45)) return paper;
  const to = random.pick(["weekly", "monthly", "quarterly", "annually", "quarterly", "annually"] as const);
  const lines = to === paper.frequency ? undefined : withFrequency(paper.lines, months, paper.frequency, to);
  return lines === undefined ? paper : { ...paper, frequency: to, lines };
}

/** A table of what was used or bought before. */
function usage(random: Random, facts: Facts): string[] {
  const row = random.pick(["{month} || {n3} || {a}", "{d} || {n3} kWh", "{d} || {a}", "{month} {Y} || {n2} m3 || {a}"]);
  return Array.from({ length: random.int(2, 7) }, (_, at) =>
    fillSlots(random, row.replace("{month}", `{month+${at}}`), facts),
  );
}

/** The paper's rows, with a few sentences of the language's own between them. */
function linesOf(random: Random, { lines, isDirectDebit, frequency, hasDue }: Written, facts: Facts): string[] {
  const { wording } = facts.style;
  const all = withTitle(random, lines, wording.title).filter(
    (line) => /\{(?:A|D|brand|I)\b|\{[IDA]/.test(line) || !random.chance(0.08),
  );
  const rows = all.map((line) => fillSlots(random, pickChoices(random, line), facts));
  const amountOnly: Facts = { ...facts, sums: new Map([["A", facts.sums.get("A") ?? 0]]) };
  const more = (share: number, wordings: string, value = "") => {
    if (!random.chance(share)) return;
    const at = random.int(Math.min(3, rows.length), rows.length);
    rows.splice(at, 0, fillSlots(random, random.word(wordings) + value, amountOnly));
  };
  for (let count = random.int(0, 8); count > 0; count--) more(0.7, wording.noise);
  if (random.chance(0.25)) rows.splice(random.int(4, rows.length), 0, ...usage(random, amountOnly));
  if (hasDue) more(0.25, isDirectDebit ? wording.taken : wording.offered);
  if (hasDue && !isDirectDebit) more(0.12, wording.pay);
  if (!hasDue && facts.sums.get("A") === 0) more(0.3, wording.nothing);
  if (frequency !== null) more(0.2, wording.often[frequency]);
  more(0.3, wording.whole, " || {a}");
  more(0.15, wording.late, " || {a}");
  more(0.15, wording.subtotal, " || {a}");
  more(0.3, wording.number, " :: {n}");
  more(0.25, wording.otherDay, " :: {d}");
  more(0.2, wording.otherDay, " :: {d}");
  if (random.chance(0.35))
    rows.push(
      `- ${facts.legal}, ${fillSlots(random, "{addr}", facts)} ${random.pick(["", facts.web, `www.${facts.web}`, `info@${facts.web}`])}`,
    );
  return rows;
}
