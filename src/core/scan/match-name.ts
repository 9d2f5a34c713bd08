import { PROVIDERS } from "./providers.ts";

/** Why a bill was taken for the scanned one. */
export type MatchReason = "exact" | "provider" | "words";

const THRESHOLD = 0.6;

/** Lower case, accents off, & and + spelled out, everything but letters and digits turned into single spaces. */
function plain(name: string): string {
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const spelled = bare.replace(/&/g, " and ").replace(/\+/g, " plus ");
  return spelled.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

// A scanner often loses the spaces between words: "britishgas" is British Gas.
const KNOWN = PROVIDERS.map(plain).map((provider) => ({ provider, joined: provider.replaceAll(" ", "") }));

/** Providers named in a name, by whole words. "netflix.com monthly" names netflix; "sky" is not in "skyline" */
function providersIn(name: string): string[] {
  const words = ` ${name} `;
  const named = KNOWN.filter(
    ({ provider, joined }) => words.includes(` ${provider} `) || (joined.length > 4 && words.includes(` ${joined} `)),
  );
  return named.map(({ provider }) => provider);
}

/** The words that count: longer than two characters, each once. */
function wordsOf(name: string): Set<string> {
  return new Set(name.split(" ").filter((word) => word.length > 2));
}

/** How much of the longer name's words both names share, 0 to 1. */
function overlap(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const most = Math.max(left.size, right.size);
  return most === 0 ? 0 : [...left].filter((word) => right.has(word)).length / most;
}

/**
 * The bill a scanned name belongs to: the same name in any case; else one that names the same known provider; else the one
 * that shares most words, if at least 60%. Undefined when nothing is near enough.
 */
export function matchName<B extends { name: string }>(
  scanned: string,
  bills: readonly B[],
): { bill: B; reason: MatchReason } | undefined {
  const wanted = plain(scanned);
  if (wanted === "") return undefined;
  const known = bills.map((bill) => ({ bill, name: plain(bill.name) }));
  const exact = known.find(({ name }) => name === wanted);
  if (exact) return { bill: exact.bill, reason: "exact" };
  const wantedProviders = providersIn(wanted);
  const ranked = known
    .map((each) => ({ ...each, share: overlap(wanted, each.name) }))
    .sort((one, other) => other.share - one.share);
  const sameProvider = ranked.find(({ name }) =>
    providersIn(name).some((provider) => wantedProviders.includes(provider)),
  );
  if (sameProvider) return { bill: sameProvider.bill, reason: "provider" };
  const [best] = ranked;
  return best && best.share >= THRESHOLD ? { bill: best.bill, reason: "words" } : undefined;
}
