import { boxOf, type Found } from "./found.ts";
import type { Row } from "./rows.ts";
import { squash } from "./squash.ts";

const NO_BILLER = /^(gmail|googlemail|yahoo|hotmail|outlook|gmx|web|icloud|aol|mail|live|t-online|info|example)$/;
/** Email to these addresses goes to a business. */
const DESK = /(info|contact|contactus|support|billing|service|services|care|customercare|help|hello|accounts|kontakt)$/;
const ADDRESS = /(\S*)(www\.|@|https?:\/\/)(?:[a-z0-9-]{1,40}\.){0,4}?([a-z0-9-]{2,40})\.(?:com?\.)?[a-z]{2,}\b/gi;
const BARE =
  /(?<![^\s|,;(])([a-z0-9-]{3,40})\.(?:(?:com?|net|org)\.(?:uk|au|nz|my)|com|net|org|coop|tv|de|fr|ie|at|ch|eu)(?=$|[\s/|,;)])/gi;

/**
 * The names in web and email addresses, weighted by frequency: "www.acme.co.uk" gives acme. An email address may be the
 * customer's, so it counts less if there is a web address.
 */
export function webNamesIn(rows: readonly Row[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { text } of rows) {
    for (const [, before = "", kind, found = ""] of text.matchAll(ADDRESS)) {
      const name = squash(found);
      const isPrivate = kind === "@" && !DESK.test(before.toLowerCase());
      if (!NO_BILLER.test(name)) counts.set(name, (counts.get(name) ?? 0) + (isPrivate ? 0.4 : 1));
    }
  }
  for (const [, found = ""] of rows.flatMap(({ text }) => [...text.matchAll(BARE)])) {
    const name = squash(found);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const most = Math.max(0.4, ...counts.values());
  return [...counts].map(([name, count]) => [name, count === most ? 3.5 : 1]);
}

/** Whether a name matches a web address: "acmeenergy" and "acme-energy", "oyo" and "oyorooms". */
export function matchesWebName(name: string, domain: string): boolean {
  if (domain.length < 3 || name.length < 3) return false;
  if (name.startsWith(domain) || (name.includes(domain) && domain.length > 4)) return true;
  return name.length > 4 && domain.startsWith(name);
}

export const isWebAddress = (text: string) => /^\S+\.[a-z]{2,4}(\/\S*)?$/i.test(text);

/** Whether a web address starts with a name's initials: "scrinsurance" for Southern Cross Roads. */
export function hasInitialsOf(name: string, domain: string): boolean {
  const initials = squash((name.match(/\b\p{Lu}/gu) ?? []).slice(0, 3).join(""));
  return initials.length === 3 && domain.startsWith(initials);
}

/** The sender's brand, known from its web address: "Acme" on a bill of www.acmeshop.com. */
export function brandIn(rows: readonly Row[], domains: readonly [string, number][]): Found<string> | undefined {
  const counts = new Map<string, { count: number; place: NonNullable<Found<string>["place"]> }>();
  for (const row of rows.filter(({ page }) => page === 0)) {
    for (const { text, ...box } of row.cells.flatMap(({ words }) => words)) {
      const word = text.replace(/\.(com?|net|org)\W*$/i, "").replace(/[^\p{L}\p{N}]+$/u, "");
      if (!/^\p{Lu}[\p{L}\p{N}]{2,}$/u.test(word)) continue;
      const small = squash(word);
      if (!domains.some(([domain, weight]) => weight > 1 && domain.startsWith(small))) continue;
      const known = counts.get(word);
      counts.set(word, { count: (known?.count ?? 0) + 1, place: known?.place ?? { page: 0, box: boxOf(box) } });
    }
  }
  const [best] = [...counts].filter(([, { count }]) => count > 1).sort((a, b) => b[0].length - a[0].length);
  return best && { value: best[0], confidence: 0.6, place: best[1].place };
}
