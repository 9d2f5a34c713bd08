import type { Category } from "#core/categories.ts";
import type { Row } from "./rows.ts";
import { plain } from "./squash.ts";

/** Words a paper of a kind cannot do without. A name may say nothing of what it sells. */
const TOPICS: readonly (readonly [Category, RegExp])[] = [
  ["insurance", /insurance|\bpolicy (no|number)|premium|versicherung|assurance|cotisation/],
  [
    "housing",
    /council tax|\brent\b|tenancy|\blease\b|\brates\b|mortgage|strata|\bmiete|nebenkosten|grundsteuer|\bloyer|taxe fonciere/,
  ],
  [
    "education",
    /tuition|\bschool\b|nursery|term fees|\bpupil|\bstudent|schulgeld|unterricht|kita\b|scolarite|cantine|\beleve/,
  ],
  [
    "utilities",
    /\bkwh\b|electric|\bgas\b|\bwater\b|sewer|broadband|\binternet\b|\bmobile\b|wireless|fib(re|er)|\bstrom|wasser|glasfaser|mobilfunk|\beaux?\b|\bgaz\b|forfait|assainissement|\btrash\b|refuse|recycling|sanitation|\bwaste\b|\bmull|abfall|dechets/,
  ],
  ["subscriptions", /subscription|streaming|membership|\babo\b|\bplan renews/],
];
/** What stands in the paper's upper half says what it is about; further down others are spoken of. */
const UPPER = 2;

/** What kind of bill a paper is by its own words; undefined when they say nothing, or speak of two kinds alike. */
export function findTopic(rows: readonly Row[]): Category | undefined {
  const first = rows.filter(({ page }) => page === 0);
  const middle = Math.max(0, ...first.map(({ y }) => y)) / 2;
  const counts = TOPICS.map(([category, words]) => {
    const count = first.reduce((sum, { text, y }) => sum + (words.test(plain(text)) ? (y < middle ? UPPER : 1) : 0), 0);
    return { category, count };
  }).sort((a, b) => b.count - a.count);
  const [best, rival] = counts;
  return best && best.count >= UPPER && best.count > (rival?.count ?? 0) ? best.category : undefined;
}
