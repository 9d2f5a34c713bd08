import type { Found } from "./found.ts";
import { boundingBox, type Word } from "./page.ts";
import type { Row } from "./rows.ts";
import { squash } from "./squash.ts";
import { hasInitialsOf, matchesWebName } from "./web-names.ts";

/** Mail providers of private people. */
const MAIL_PROVIDER =
  /^(gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|aol|gmx|web|mail|email|icloud|me|mac|proton|protonmail|pm|posteo|zoho|fastmail|tonline|freenet|arcor|laposte|libero|virgilio|hetnet|wp|onet|interia)$/;
/** Companies that send bills too, but give their customers mail addresses. */
const MAIL_PROVIDER_AND_BILLER =
  /^(bluewin|btinternet|ntlworld|sky|talktalk|virginmedia|eircom|orange|wanadoo|free|sfr|neuf|tiscali|alice|telenet|skynet|ziggo|kpnmail|planet|home|xs4all|comcast|verizon|att|sbcglobal|cox|bigpond|optusnet|xtra|shaw|rogers|sympatico|sapo|telefonica)$/;
/** Whom a bill mentions besides its sender: payment services, regulators, arbitrators, advice, shops and networks. */
const THIRD_PARTY =
  /^(example|localhost|info|cen|zugferd|facturx|paypal|stripe|gocardless|klarna|visa|mastercard|worldpay|payzone|paypoint|allpay|billpay|bpay|mybpay|postbillpay|apple|google|amazon|microsoft|adobe|facebook|instagram|twitter|linkedin|youtube|whatsapp|tiktok|trustpilot|ofgem|ofwat|ofcom|ccw|ccwater|cru|comreg|fca|ico|hmrc|gov|govuk|nidirect|directdebit|citizensadvice|moneyhelper|nationaldebtline|stepchange|turn2us|uswitch|cedr|cisas|bundesnetzagentur|schlichtungsstelle|verbraucherzentrale|verbraucherservice|europa|cnil|mediateur|energieinfo|energiemediateur|mediationeau|mediationtelecom|consuwijzer|acm|degeschillencommissie|arera|agcom|cnmc|erse|livroreclamacoes|aemc|aer|tio|ewon|ewov|ftc|fcc)$|ombudsman|schlichtung|mediat|geschillen|reclama/;

/** "www.acme.co.uk", "help@mail.acme.de", "acme.nl/contact" */
const HOST =
  /(?:(?<kind>www\.|@|https?:\/\/)|(?<![^\s|,;(·]))(?<host>(?:[a-z0-9-]{1,40}\.){1,5}(?<end>[a-z]{2,6}))(?![\p{L}\d@-])/giu;
/** The ends of domains that are recognised without "www". */
const BARE_END = /^(com|net|org|coop|tv|info|eu|uk|ie|au|nz|za|us|ca|de|at|ch|fr|be|nl|lu|it|es|pt|pl|se|dk|no|fi)$/i;
/** "co" in co.uk, which names nobody. */
const SECOND_LEVEL = /^(com?|net|org|gov|govt|gouv|gob|ac|edu|nsw|qld|vic|www)$/i;

/** The domains of the web and email addresses that may be the sender's own, without their ends, the most frequent first. */
export function billerDomains(rows: readonly Row[]): string[] {
  const counts = new Map<string, number>();
  for (const { groups } of rows.flatMap(({ text }) => [...text.matchAll(HOST)])) {
    const { kind, host = "", end = "" } = groups ?? {};
    if (kind === undefined && !BARE_END.test(end)) continue;
    const labels = host.toLowerCase().split(".").slice(0, -1);
    const domain = labels.findLast((label, at) => at === 0 || !SECOND_LEVEL.test(label)) ?? "";
    const isMail = kind === "@";
    if (domain.length < 3 || isOther(squash(domain), isMail)) continue;
    // An email address may be the customer's.
    counts.set(domain, (counts.get(domain) ?? 0) + (isMail ? 0.5 : 1));
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([domain]) => domain);
}

const isOther = (domain: string, isMail: boolean) =>
  MAIL_PROVIDER.test(domain) || THIRD_PARTY.test(domain) || (isMail && MAIL_PROVIDER_AND_BILLER.test(domain));

/** Whether a name is one that a domain stands for: as a whole, by a distinctive word, or by its initials. */
export function isNameOfDomain(name: string, domain: string): boolean {
  const [whole, short] = [squash(name), squash(domain)];
  const words = name.split(/[^\p{L}\p{N}]+/u).map(squash);
  return (
    matchesWebName(whole, short) ||
    hasInitialsOf(name, short) ||
    (whole.length >= 3 && short.startsWith(whole)) ||
    words.some((word) => word.length >= 5 && short.includes(word))
  );
}

/** The longest brand, in words. */
const MAX_WORDS = 4;
/** The confidence of a name known only from the address: low enough to be checked. */
const CONFIDENCE = 0.55;

/** The sender's name by its domain: as its words are printed elsewhere on the page, or else as in the address itself. */
export function nameOfDomain(rows: readonly Row[], domain: string): Found<string> {
  const cells = rows.filter(({ page }) => page === 0).flatMap((row) => row.cells);
  const runs = cells.flatMap(({ words }) => words.flatMap((_, at) => runsFrom(words, at)));
  const printed = runs.find((run) => /^\p{Lu}/u.test(textOf(run)) && squash(textOf(run)) === squash(domain));
  if (printed) return { value: textOf(printed), confidence: CONFIDENCE, place: { page: 0, box: boundingBox(printed) } };
  const address = runs.find(([word]) => word?.text.toLowerCase().includes(domain))?.slice(0, 1);
  return { value: inWords(domain), confidence: CONFIDENCE, place: address && { page: 0, box: boundingBox(address) } };
}

const runsFrom = (words: readonly Word[], at: number) =>
  Array.from({ length: MAX_WORDS }, (_, more) => words.slice(at, at + more + 1));

const textOf = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .join(" ")
    .replace(/[^\p{L}\p{N}]+$/u, "");

/** What billers sell, at the end of a domain: "brightwellenergy" is Brightwell Energy. */
const LAST_WORD =
  /(?<=\p{L}{4})(energy|energie|energia|power|electric|electricity|water|waters|gas|mobile|broadband|internet|telecom|fibre|fiber|insurance|assurance|versicherung|council|lettings|homes|housing|properties|media|services|sanitation|waste|recycling|school|music|fitness|bank)$/u;

/** "acme-energy" and "acmeenergy" become Acme Energy. */
function inWords(domain: string): string {
  const words = domain
    .replace(LAST_WORD, "-$1")
    .split("-")
    .filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
