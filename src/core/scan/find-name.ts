import { ADDRESS, FORM, FUSED_FORM, TRADE } from "./company-words.ts";
import type { Found, NameCandidate } from "./found.ts";
import { nameCandidates } from "./name-candidates.ts";
import type { Page } from "./page.ts";
import { PROVIDERS } from "./providers.ts";
import { type Row, usualHeight } from "./rows.ts";
import { plain, squash } from "./squash.ts";
import { brandIn, hasInitialsOf, matchesWebName, webNamesIn } from "./web-names.ts";

const KNOWN = PROVIDERS.map(squash);

/** Finds the biller's name, by letterhead, legal form, web address, type size and repetition. */
export function findName(rows: readonly Row[], pages: readonly Page[]): Found<string> | undefined {
  const candidates = nameCandidates(rows);
  const usual = usualHeight(rows);
  const whole = squash(rows.map((row) => row.text).join(" "));
  const domains = webNamesIn(rows);
  const { width = 1, height: depth = 1 } = pages[0] ?? {};
  // Receipts print a brand above the company that runs the shop; letters only name the company in small print.
  const isReceipt = depth > 1.5 * width;
  const scored = candidates
    .map((one) => ({
      one,
      score: scoreOf(one, { heading: headingOver(one, candidates), usual, whole, domains, depth, isReceipt }),
    }))
    .sort((a, b) => b.score - a.score || a.one.nth - b.one.nth);
  const best = scored[0];
  if (best === undefined) return undefined;
  const isWeak = best.score < 6 || !isLetterhead(best.one, candidates, depth);
  const brand = isWeak && !isReceipt ? brandIn(rows, domains) : undefined;
  if (brand && !domains.some(([domain]) => matchesWebName(squash(best.one.text), domain))) return brand;
  const runnerUp = scored.find(({ one }) => squash(one.text) !== squash(best.one.text));
  const margin = best.score - (runnerUp?.score ?? 0);
  const confidence = (best.score >= 8 ? 0.72 : best.score >= 5 ? 0.6 : 0.4) + Math.min(0.18, margin * 0.05);
  return { value: best.one.text, confidence, place: best.one.place };
}

type NameContext = {
  heading: NameCandidate | undefined;
  usual: number;
  whole: string;
  domains: [string, number][];
  depth: number;
  isReceipt: boolean;
};

function scoreOf(one: NameCandidate, { heading, usual, whole, domains, depth, isReceipt }: NameContext): number {
  const { text } = one;
  const small = squash(text);
  const top = one.place.box.y / depth;
  const hasForm = FORM.test(text) || FUSED_FORM.test(text);
  const repeats = Math.min(3, whole.split(small).length - 2);
  const withoutForm = small.replace(/(gmbh|ltd|limited|inc|llc|sdnbhd|bv|ag|plc|coke?g?)$/, "");
  const webScore = Math.max(
    0,
    ...domains.map(([domain, weight]) =>
      matchesWebName(withoutForm, domain) ? weight + (withoutForm === domain ? 1.5 : 0) : 0,
    ),
  );
  let score = domains.some(([domain, weight]) => weight > 1 && webScore === 0 && hasInitialsOf(text, domain)) ? 2 : 0;
  const hasTrade = TRADE.test(plain(text));
  if (hasForm) score += (hasTrade ? 4.8 : 4.5) + (isReceipt ? 1.6 : 0);
  else if (hasTrade) score += 2.2;
  score += isReceipt ? webScore * 0.5 : webScore;
  if (KNOWN.includes(small)) score += 4;
  else if (KNOWN.some((known) => known.length > 4 && small.startsWith(known))) score += 2.5;
  if (one.isIntroduced) score += 4;
  // Below a name in large type, the address line names the company behind the brand.
  if (one.isSenderLine && (isReceipt || heading === undefined)) score += 3;
  if (!isReceipt && heading !== undefined && isSameFirst(heading.text, text)) score -= 3;
  if (one.isRegistered) score += 1.5;
  if (one.isPriced && one.nth > 1) score -= 2.5;
  if (isReceipt && one.isBelowAddress) score -= 5.5;
  score += Math.max(0, 3.2 - one.nth * 0.65);
  score += top < 0.3 ? 1 : top > 0.85 ? 0.3 : 0;
  score += Math.min(isReceipt ? 2.5 : 4.5, Math.max(0, one.height / usual - 1) * (isReceipt ? 2.2 : 3));
  score += repeats * 0.6;
  if (ADDRESS.test(text)) score -= hasForm && !/\d{4}/.test(text) ? 1 : 6;
  if (one.isRecipient) score -= 7;
  if (/\d/.test(text.replace(/^\d+ |\d+$/g, ""))) score -= 1.5;
  if (/[:?!]/.test(text)) score -= 2.5;
  if (/\d[.,]\d{2}\b/.test(text)) score -= 4;
  if (text.length > 45) score -= 1.5;
  if (small.length < 5 && !hasForm && webScore === 0) score -= 2;
  return score;
}

const isSameFirst = (one: string, other: string) =>
  squash(one.split(" ")[0] ?? "") === squash(other.split(" ")[0] ?? "");

/** A name in much larger type in the lines above. */
function headingOver(one: NameCandidate, all: readonly NameCandidate[]): NameCandidate | undefined {
  return all.find((other) => other.at < one.at && other.at < 4 && other.height > 1.35 * one.height);
}

/** Whether a name is the letterhead, rather than a seller, an account or small print. */
function isLetterhead({ text }: NameCandidate, all: readonly NameCandidate[], depth: number): boolean {
  return all.some((one) => one.text === text && !one.isIntroduced && one.place.box.y < depth / 2);
}
