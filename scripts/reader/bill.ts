import { CATEGORIES, type Category } from "#core/categories.ts";
import { addDays, addMonths, type Day, dayInMonth } from "#core/day.ts";
import { USUAL_FREQUENCIES, type UsualFrequency } from "#core/interval.ts";
import type { Random } from "./random.ts";
import { anyDay, type Style, styleOf } from "./styles.ts";

export type Scenario = (typeof SCENARIOS)[number];

/** What a drawn paper is about, before it has a face. */
export type Bill = {
  style: Style;
  category: Category;
  scenario: Scenario;
  brand: string;
  legal: string;
  topic: string;
  items: { text: string; cents: number }[];
  net: number;
  tax: number;
  previous: number;
  paid: number;
  /** What is to be paid; 0 when nothing is. */
  amount: number;
  credit: number;
  whole: number;
  minimum: number;
  issued: Day;
  due: Day | null;
  dueWording: "date" | "short" | "within" | "monthly" | "none";
  period: [Day, Day];
  frequency: UsualFrequency | null;
  isDirectDebit: boolean;
};

export type Names = Record<string, readonly string[]>;

const FIRST =
  "Ash|Brook|Clear|Oak|North|South|East|Green|Silver|River|Lake|Stone|Maple|Cedar|Pine|Harbour|Moor|Wind|Glen|Kings|Linden|Berg|Rosen|Mont|Beau|Val|Villa|Rio|Monte|Haar|Wester|Zuid".split(
    "|",
  );
const LAST =
  "ford|ton|ham|ley|wood|field|side|worth|bury|dale|gate|well|haven|ridge|port|bronn|bach|hausen|dorf|ville|mont|court|mar|verde|donk|veld|kerk|burg".split(
    "|",
  );
const SYLLABLES = "ka|lo|mi|ra|ven|tor|bel|na|do|ri|su|el|va|no|zen|ly|mo|tri|al|co|re|pa|lu|ber".split("|");
const SHARE: Record<Scenario, number> = {
  plain: 42,
  previous: 12,
  nothing: 11,
  part: 10,
  card: 6,
  receipt: 9,
  renewal: 5,
  levelled: 5,
};
const OFTEN: Partial<Record<Category, readonly (UsualFrequency | null)[]>> = {
  utilities: ["monthly", "monthly", "monthly", "quarterly", "annually", null],
  housing: ["monthly", "monthly", "quarterly", "annually", "weekly"],
  insurance: ["monthly", "annually", "quarterly", "monthly", "annually"],
  debt: ["monthly"],
  healthcare: [null, null, "monthly"],
  education: ["monthly", "quarterly", "annually", "weekly", null],
  food: ["weekly", null, "monthly", null],
  shopping: [null],
};

/** Taxes and licences come once a year without saying so. */
const YEARLY = /tax|rates|steuer|taxe|impuesto|tassa|imu|belasting|imposto|podatek|licence|rundfunk|renhållning/i;

/** A made-up name. */
export function pseudonym(random: Random): string {
  if (random.chance(0.65)) return random.pick(FIRST) + random.pick(LAST);
  const made = Array.from({ length: random.int(2, 3) }, () => random.pick(SYLLABLES)).join("");
  return made.charAt(0).toUpperCase() + made.slice(1);
}

export function legalName(random: Random, brand: string, { wording }: Style, noun = brand): string {
  const form = random.word(wording.forms);
  if (random.chance(0.7)) return `${brand} ${form}`;
  return noun !== brand && random.chance(0.5) ? `${brand} ${noun} ${form}` : brand;
}

const SCENARIOS = ["plain", "previous", "nothing", "part", "card", "receipt", "renewal", "levelled"] as const;

export function billOf(random: Random, names: Names): Bill {
  const style = styleOf(random);
  const scenario = random.weighted(SCENARIOS, (each) => SHARE[each]);
  const kinds = style.wording.kinds.split("|").map((kind) => kind.split(";"));
  const allowedCategories =
    scenario === "card"
      ? ["debt"]
      : scenario === "renewal"
        ? ["subscriptions", "insurance", "entertainment", "bills"]
        : undefined;
  const fitting = allowedCategories ? kinds.filter(([category]) => allowedCategories.includes(category ?? "")) : kinds;
  const [given = "", nouns = "", charges = "", topics = ""] = random.pick(fitting.length > 0 ? fitting : kinds);
  const category = CATEGORIES.find((each) => each === given) ?? "other";
  const known = names[category];
  const isKnown = known !== undefined && random.chance(0.5);
  const noun = random.pick(nouns.split(","));
  const made = random.pick([
    `${pseudonym(random)} ${noun}`,
    `${noun} ${pseudonym(random)}`,
    `${pseudonym(random)} ${noun}`,
    pseudonym(random),
  ]);
  const brand = isKnown ? random.pick(known) : made;
  const legal = legalName(random, brand, style, noun);
  const large = random.pick([30, 120, 400, 1500]);
  const items = Array.from({ length: random.int(1, 6) }, () => ({
    text: random.pick(charges.split(",")),
    cents: random.int(150, large * 100),
  }));
  const net = items.reduce((sum, { cents }) => sum + cents, 0);
  const tax = random.chance(0.55) ? Math.round(net * random.pick([0.05, 0.1, 0.2, 0.19, 0.21, 0.08, 0.23])) : 0;
  const total = net + tax;
  const paid = random.int(2000, 40_000);
  const previous =
    scenario === "previous"
      ? random.chance(0.4)
        ? paid
        : paid + random.int(500, 9000)
      : scenario === "nothing"
        ? random.int(0, 5000)
        : 0;
  const frequency: UsualFrequency | null =
    scenario === "card" || scenario === "levelled" || (scenario === "part" && random.chance(0.7))
      ? "monthly"
      : scenario === "renewal"
        ? random.pick(["annually", "monthly"] as const)
        : scenario === "receipt"
          ? random.chance(0.75)
            ? null
            : "monthly"
          : random.pick(
              YEARLY.test(topics)
                ? (["annually", "annually", "quarterly"] as const)
                : (OFTEN[category] ?? ["monthly", "monthly", "quarterly", "annually", null]),
            );
  const issued = anyDay(random);
  const amount =
    scenario === "nothing"
      ? 0
      : scenario === "previous"
        ? previous - paid + total
        : scenario === "levelled"
          ? random.int(20, 400) * 100
          : total;
  const isDirectDebit =
    (scenario !== "receipt" || frequency !== null) &&
    scenario !== "nothing" &&
    random.chance(scenario === "levelled" || scenario === "renewal" || scenario === "receipt" ? 0.75 : 0.42);
  const cardTakesMinimum = scenario === "card" && isDirectDebit && random.chance(0.35);
  const minimum = Math.max(500, Math.round(total * random.pick([0.02, 0.03, 0.05])));
  const bill = {
    style,
    category,
    scenario,
    brand,
    legal,
    topic: random.pick(topics.split(",")),
    items,
    net,
    tax,
    previous,
    paid: scenario === "previous" ? paid : 0,
    amount: cardTakesMinimum ? minimum : amount,
    credit: random.int(300, 30_000),
    whole: total * 12,
    minimum,
    issued,
    frequency,
    isDirectDebit,
    period: periodOf(random, issued, frequency),
  };
  return { ...bill, ...dueOf(random, bill) };
}

function dueOf(
  random: Random,
  { scenario, issued }: { scenario: Scenario; issued: Day },
): Pick<Bill, "due" | "dueWording"> {
  if (scenario === "nothing" || (scenario === "receipt" && random.chance(0.8)))
    return { due: null, dueWording: "none" };
  if (scenario !== "receipt" && scenario !== "card" && random.chance(0.05)) return { due: null, dueWording: "none" };
  const days = random.pick([7, 10, 14, 14, 20, 21, 28, 30, random.int(5, 45)]);
  const at = random.next();
  if (at < 0.09) return { due: addDays(issued, days), dueWording: "within" };
  if (at < 0.14) {
    const date = random.int(1, 28);
    const here = dayInMonth(issued, 0, date);
    return { due: here > issued ? here : dayInMonth(issued, 1, date), dueWording: "monthly" };
  }
  const due = scenario === "receipt" ? addMonths(issued, 1) : addDays(issued, days);
  return { due, dueWording: at < 0.22 ? "short" : "date" };
}

function periodOf(random: Random, issued: Day, frequency: UsualFrequency | null): [Day, Day] {
  const isAhead = random.chance(0.3);
  const start = addDays(issued, isAhead ? random.int(0, 20) : random.int(-12, -1));
  const length =
    frequency === null ? random.pick([60, 61, 2, 1]) : ([7, 30, 91, 365][USUAL_FREQUENCIES.indexOf(frequency)] ?? 30);
  const isExact = frequency === "monthly" || frequency === "quarterly" || frequency === "annually";
  const months = frequency === "monthly" ? 1 : frequency === "quarterly" ? 3 : 12;
  if (isAhead) return [start, isExact ? addDays(addMonths(start, months), -1) : addDays(start, length - 1)];
  return [isExact ? addDays(addMonths(start, -months), random.int(0, 1)) : addDays(start, 1 - length), start];
}
