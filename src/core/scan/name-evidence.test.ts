import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { billerDomains, nameOfDomain } from "./biller-domain.ts";
import { isWeakName, withBetterName, withDomainName } from "./name-evidence.ts";
import { type Page, toPageFractions, type Word } from "./page.ts";
import { readBill } from "./read-bill.ts";
import { rowsOf } from "./rows.ts";

/** Lines of text, each with its size; two or more spaces are a wide gap. */
function pageOf(...lines: readonly (string | readonly [string, number])[]): Page {
  let y = 40;
  const words = lines.flatMap((line): Word[] => {
    const [text, size] = typeof line === "string" ? [line, 10] : line;
    y += size * 1.5;
    return [...text.matchAll(/\S+/g)].map((found) => ({
      text: found[0],
      x: 40 + found.index * 0.6 * size,
      y,
      width: (found[0].length - 0.3) * 0.6 * size,
      height: size,
    }));
  });
  return { width: 595, height: 842, words };
}

/** A draft with this name, found where it is first printed. */
function draftOf(name: string | null, page: Page) {
  const draft = readBill([page], { today: day("2026-11-15") });
  const row = rowsOf([page]).find(({ text }) => name !== null && text.includes(name));
  const [first] = name?.split(" ") ?? [];
  const word = row?.cells.flatMap(({ words }) => words).find(({ text }) => text === first);
  const finding = { confidence: 0.98, page: 1, box: word ? toPageFractions(word, page) : null };
  return { ...draft, name, findings: { ...draft.findings, name: finding } };
}

const TOTAL = ["", "", "Bill date   3 November 2026", "Total due   £82.32"] as const;
const ADDRESS = ["14 Quarry Lane", "Ambleford AM4 7TG", ...TOTAL] as const;

it.each([
  ["no name", null, pageOf(...TOTAL)],
  ["a title before it", "Kevin Ashdown", pageOf("Mr Kevin Ashdown", ...ADDRESS)],
  ["a title above it", "Jürgen Pfaff", pageOf("Herrn", "Jürgen Pfaff", "Lindenweg 8", "71254 Altmoor", ...TOTAL)],
  ["its greeting", "Kevin Ashdown", pageOf("Kevin Ashdown", ...ADDRESS, "Dear Kevin,")],
  ["a heading above it", "Kevin Ashdown", pageOf("Bill to:", "Kevin Ashdown", ...ADDRESS)],
  ["its legal form below a heading", "SimFin", pageOf("Invoice", "Bill to:", "SimFin GmbH", ...ADDRESS)],
  ["no address but the customer's", "Kevin Ashdown", pageOf("Kevin Ashdown", ...ADDRESS)],
  ["being a date", "3 November 2026", pageOf("3 November 2026", ...TOTAL)],
  ["being a heading", "Statement of account", pageOf("Statement of account", ...TOTAL)],
  ["being a town", "Kilmore", pageOf("5 Harbour View", "Kilmore", ...TOTAL)],
  ["being beside a postcode", "Altmoor", pageOf("71254 Altmoor", ...TOTAL)],
  ["being the bank", "Sparkasse Ulmental", pageOf(...TOTAL, "Sparkasse Ulmental · IBAN DE02 1203 0000 0000 2020 51")],
  ["another web address", "SW Vertriebs", pageOf(...TOTAL, "SW Vertriebs GmbH · www.sonnwerk.de")],
] as const)("doubts a name by %s", (_, name, page) => {
  expect(isWeakName(draftOf(name, page), [page])).toBe(true);
});

it.each([
  ["large type at the top", "Brambleside", pageOf(["Brambleside", 18], "Mr Kevin Ashdown", ...ADDRESS)],
  ["its legal form", "Brambleside", pageOf("Brambleside Ltd", "Mr Kevin Ashdown", ...ADDRESS)],
  ["its trade, at the top", "Brambleside Water", pageOf("Brambleside Water", "Mr Kevin Ashdown", ...ADDRESS)],
  ["its web address", "Brambleside Loans", pageOf(...TOTAL, "Write to Brambleside Loans, help@brambleside.co.uk")],
  ["being well known", "Netflix", pageOf(...TOTAL, "Thank you from Netflix")],
  ["large type, though it has a title", "Miss Pettle", pageOf(["Miss Pettle", 20], "Mr Kevin Ashdown", ...ADDRESS)],
] as const)("trusts a name by %s", (_, name, page) => {
  expect(isWeakName(draftOf(name, page), [page])).toBe(false);
});

it("takes another name only if its page supports it better, and nothing else of it", () => {
  const [before, after] = [
    pageOf("Mr Kevin Ashdown", ...ADDRESS),
    pageOf(["Acme", 20], "Mr Kevin Ashdown", ...ADDRESS),
  ];
  const known = { draft: draftOf("Kevin Ashdown", before), pages: [before] };
  const other = { draft: { ...draftOf("Acme", after), amount: null }, pages: [after] };
  const { draft } = withBetterName(known, other);
  expect(draft).toEqual({
    ...known.draft,
    name: "Acme",
    findings: { ...known.draft.findings, name: draft.findings.name },
  });
  expect(draft.findings.name).toEqual(other.draft.findings.name);
  expect(withBetterName(other, known)).toBe(other);
});

it("takes a small name that is drawn over one that nothing supports, and over no other", () => {
  const page = pageOf("Acme Pest", "Kevin Ashdown", ...ADDRESS);
  const drawn = { draft: draftOf("Acme Pest", page), pages: [page], drawn: page.words.slice(0, 2) };
  expect(withBetterName({ draft: draftOf("Kevin Ashdown", page), pages: [page] }, drawn).draft.name).toBe("Acme Pest");
  const letterhead = pageOf(["Brambleside", 18], "Acme Pest", ...ADDRESS);
  const known = { draft: draftOf("Brambleside", letterhead), pages: [letterhead] };
  expect(withBetterName(known, drawn)).toBe(known);
});

it("takes the name in the biller's web address instead of the customer's only", () => {
  const page = pageOf("Mr Kevin Ashdown", "Pennyford Stores", ...ADDRESS, "www.acme-energy.co.uk");
  const named = withDomainName({ draft: draftOf("Kevin Ashdown", page), pages: [page] });
  expect(named).toMatchObject({ name: "Acme Energy", findings: { name: { confidence: 0.55, page: 1 } } });
  const own = pageOf("Mr Kevin Ashdown", ...ADDRESS, "kevin@ashdown.com");
  expect(withDomainName({ draft: draftOf("Kevin Ashdown", own), pages: [own] }).name).toBe("Kevin Ashdown");
  const unsure = draftOf("Pennyford Stores", page);
  expect(withDomainName({ draft: unsure, pages: [page] })).toBe(unsure);
});

it("doesn't take the company that an email was sent to for its sender", () => {
  const mail = pageOf("From: billing@fieldnote.com", "To: kim@harbour-design.com", "HARBOUR DESIGN", "You pay $77.81");
  expect(withDomainName({ draft: draftOf("HARBOUR DESIGN", mail), pages: [mail] }).name).toBe("Fieldnote");
});

it.each([
  ["www.acme.co.uk, billing@acme.co.uk or acme.com/help", ["acme"]],
  ["info@account.netflix.com", ["netflix"]],
  ["kevin@gmail.com, kevin@btinternet.com", []],
  ["kevin@orange.fr, www.orange.fr", ["orange"]],
  ["www.paypal.com, www.ombudsman-services.org, www.ofgem.gov.uk", []],
  ["Call 0800 555, or www.stadtwerke-hohenau.de", ["stadtwerke-hohenau"]],
  ["www.thornbury.gov.uk/counciltax", ["thornbury"]],
  ["Invoice no.15 of 01.11.2026, i.e. £12.00", []],
])("finds the domains of billers in %j", (text, domains) => {
  expect(billerDomains(rowsOf([pageOf(text)]))).toEqual(domains);
});

it.each([
  ["acme-energy", "", "Acme Energy"],
  ["brightwellenergy", "", "Brightwell Energy"],
  ["oaklinehome", "Thank you for choosing OakLine Home.", "OakLine Home"],
  ["sonnwerk", "", "Sonnwerk"],
])("names the biller of %s", (domain, line, name) => {
  expect(nameOfDomain(rowsOf([pageOf(line, `www.${domain}.com`)]), domain).value).toBe(name);
});
