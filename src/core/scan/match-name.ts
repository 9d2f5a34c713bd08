import { PROVIDERS } from "./providers.ts";

/** Why a bill matched the scanned name. */
export type MatchReason = "exact" | "provider" | "words";

const THRESHOLD = 0.6;

/** Lower case without accents, & and + spelled out, everything but letters and digits replaced by single spaces. */
function plain(name: string): string {
  const withoutAccents = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const spelledOut = withoutAccents.replace(/&/g, " and ").replace(/\+/g, " plus ");
  return spelledOut.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

// Text recognition often loses spaces: "britishgas" is British Gas.
const KNOWN = PROVIDERS.map(plain).map((provider) => ({ provider, joined: provider.replaceAll(" ", "") }));

/** Known providers in a name, by whole words. "netflix.com monthly" has netflix; "skyline" doesn't have sky */
function providersIn(name: string): string[] {
  const words = ` ${name} `;
  const named = KNOWN.filter(
    ({ provider, joined }) => words.includes(` ${provider} `) || (joined.length > 4 && words.includes(` ${joined} `)),
  );
  return named.map(({ provider }) => provider);
}

/** The distinct words longer than two characters. */
function wordsOf(name: string): Set<string> {
  return new Set(name.split(" ").filter((word) => word.length > 2));
}

/** The share of the longer name's words that both names have, 0 to 1. */
function overlap(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const most = Math.max(left.size, right.size);
  return most === 0 ? 0 : [...left].filter((word) => right.has(word)).length / most;
}

/**
 * Matches a scanned name to a bill: the same name in any case, or else the same known provider, or else the most words in
 * common, if at least 60%. Undefined if nothing matches.
 */
export function matchName<B extends { name: string }>(
  scanned: string,
  bills: readonly B[],
): { bill: B; reason: MatchReason } | undefined {
  const scannedName = plain(scanned);
  if (scannedName === "") return undefined;
  const known = bills.map((bill) => ({ bill, name: plain(bill.name) }));
  const exact = known.find(({ name }) => name === scannedName);
  if (exact) return { bill: exact.bill, reason: "exact" };
  const scannedProviders = providersIn(scannedName);
  const ranked = known
    .map((each) => ({ ...each, share: overlap(scannedName, each.name) }))
    .sort((one, other) => other.share - one.share);
  const sameProvider = ranked.find(({ name }) =>
    providersIn(name).some((provider) => scannedProviders.includes(provider)),
  );
  if (sameProvider) return { bill: sameProvider.bill, reason: "provider" };
  const [best] = ranked;
  return best && best.share >= THRESHOLD ? { bill: best.bill, reason: "words" } : undefined;
}
