import type { Day } from "#core/day.ts";
import type { Random } from "./random.ts";

export type Written = { name: string; text: string };
/** How a payment is made, which is what a bank's text begins with. */
export type Way = "card" | "debit" | "standing" | "wage" | "own-transfer" | "refund" | "cash";
/** How a bank writes a movement. `merchant` is as the company calls itself. */
export type Style = { bank: string; write: (way: Way, merchant: string, date: Day, random: Random) => Written };

const upper = (text: string) => text.toUpperCase();
const short = (date: Day) => `${date.slice(5, 7)}/${date.slice(8)}`;
const dotted = (date: Day) => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(2, 4)}`;
const dashed = (date: Day) => `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;
const only = (name: string): Written => ({ name, text: "" });

const american: Style = {
  bank: "American, one long description",
  write(way, merchant, date, r) {
    const place = r.pick(["SEATTLE WA", "AUSTIN TX", "866-579-7172 CA", "NEW YORK NY", "WWW.EXAMPLE.C CA"]);
    const M = upper(merchant);
    if (way === "card")
      return only(
        r.pick([
          `CHECKCARD ${short(date).replace("/", "")} ${M} ${place} ${r.digits(23)}`,
          `PURCHASE AUTHORIZED ON ${short(date)} ${M} #${r.digits(4)} ${place} S${r.digits(15)} CARD 4417`,
          `POS PURCHASE ${M} ${r.digits(5)} ${place}`,
          `SQ *${M} ${place}`,
        ]),
      );
    if (way === "debit")
      return only(
        r.pick([
          `${M} DES:BILL PMT ID:${r.digits(9)} INDN:PAT DOE CO ID:${r.digits(10)} WEB`,
          `RECURRING PAYMENT AUTHORIZED ON ${short(date)} ${M} ${place} S${r.digits(15)} CARD 4417`,
          `${M} ONLINE PMT CKF${r.digits(9)} POS`,
        ]),
      );
    if (way === "standing") return only(`BILL PAY ${M} ON-LINE xxxxx${r.digits(4)} ON ${short(date)}`);
    if (way === "wage") return only(`${M} DES:PAYROLL ID:${r.digits(8)} INDN:DOE,PAT CO ID:91${r.digits(8)} PPD`);
    if (way === "own-transfer")
      return only(`Online Transfer to SAV ...7788 transaction#: ${r.digits(10)} ${short(date)}`);
    if (way === "refund")
      return only(`PURCHASE RETURN AUTHORIZED ON ${short(date)} ${M} ${place} S${r.digits(15)} CARD 4417`);
    return only(`ATM WITHDRAWAL ${r.digits(6)} ${short(date)} 100 MAIN ST ${place}`);
  },
};

const british: Style = {
  bank: "British, type beside description",
  write(way, merchant, date, r) {
    const M = upper(merchant);
    if (way === "card")
      return {
        name: r.chance(0.5)
          ? `${M} ${r.digits(4)} ON ${dashed(date)} CLP`
          : `CARD PAYMENT TO ${M} ${r.pick(["LONDON", "LEEDS", "GB"])} ON ${dashed(date)}`,
        text: "Debit card",
      };
    if (way === "debit")
      return { name: r.chance(0.8) ? M : `${M} REF ${r.digits(10)}`, text: `Direct debit ${r.digits(8)}` };
    if (way === "standing") return { name: `${M} ${r.chance(0.5) ? "RENT" : "RENT "}`, text: "Standing order" };
    if (way === "wage") return { name: M, text: `Bank credit ${r.digits(6)} SALARY` };
    if (way === "own-transfer")
      return { name: "TRANSFER TO PAT SMITH SAVER", text: `Internal transfer 20-11-22 ${r.digits(8)}` };
    if (way === "refund") return { name: `${M} ${r.digits(4)} REFUND`, text: "Card refund" };
    return { name: `CASH ${r.pick(["NOTEMACHINE", "LINK", "HSBC"])} ${dashed(date)}`, text: "Cash withdrawal" };
  },
};

const australian: Style = {
  bank: "Australian",
  write(way, merchant, date, r) {
    if (way === "card")
      return only(
        r.pick([
          `${upper(merchant)} ${r.digits(4)} SYDNEY NS AUS Card xx4417 Value Date: ${dashed(date).replaceAll("-", "/")}`,
          `VISA DEBIT PURCHASE CARD 4417 ${upper(merchant)} MELBOURNE`,
          `EFTPOS ${upper(merchant)} ${r.digits(4)} PERTH WA`,
        ]),
      );
    if (way === "debit") return only(`Direct Debit ${r.digits(6)} ${merchant} ${r.digits(9)}`);
    if (way === "standing") return only(`Transfer To ${merchant} NetBank Rent`);
    if (way === "wage") return only(`Salary ${merchant} ${r.digits(5)}`);
    if (way === "own-transfer") return only(`Transfer to xx${r.digits(0)}8812 CommBank app savings`);
    if (way === "refund") return only(`Refund Purchase ${upper(merchant)} Card xx4417`);
    return only(`Wdl ATM CBA A ${r.digits(6)} NEWTOWN NS`);
  },
};

const german: Style = {
  bank: "German, counterparty and purpose",
  write(way, merchant, date, r) {
    const refs = `EREF+${r.digits(12)} MREF+${r.digits(6)} CRED+DE98ZZZ0999${r.digits(3)}`;
    if (way === "card")
      return {
        name: r.chance(0.5)
          ? `${upper(merchant)} ${r.digits(4)}//BERLIN/DE`
          : `${upper(merchant)} SAGT DANKE. ${r.digits(8)}`,
        text: `${date}T${r.whole(10, 20)}:12 Debitk.${r.digits(1)} 2028-12`,
      };
    if (way === "debit") {
      if (r.chance(0.12)) return { name: `${merchant}`, text: `Lastschrift ${refs} SVWZ+Rechnung ${r.digits(9)}` };
      return {
        name: merchant,
        text: `SEPA-Basislastschrift ${refs} SVWZ+Vertrag ${r.digits(3)} Abschlag ${dotted(date).slice(3)}`,
      };
    }
    if (way === "standing") return { name: merchant, text: "Dauerauftrag Miete Whg 3 links" };
    if (way === "wage")
      return { name: merchant, text: `Gutschrift LOHN / GEHALT ${dotted(date).slice(3)} Pers.Nr. ${r.digits(0)}4711` };
    if (way === "own-transfer") return { name: "Muster, Max", text: "Uebertrag auf Tagesgeld DE12500105170648489890" };
    if (way === "refund") return { name: merchant, text: `Erstattung ${refs}` };
    return { name: "GA NR00001234 BLZ10050000", text: `Bargeldauszahlung ${dotted(date)}` };
  },
};

const french: Style = {
  bank: "French",
  write(way, merchant, date, r) {
    const M = upper(merchant);
    const day = dotted(date).replaceAll(".", "/");
    if (way === "card")
      return only(
        r.pick([
          `CB ${M} FACT ${day.replaceAll("/", "")}`,
          `PAIEMENT PAR CARTE X4417 ${M} PARIS ${day.slice(0, 5)}`,
          `CARTE ${day} ${M} CB*4417`,
        ]),
      );
    if (way === "debit")
      return only(
        `PRLV SEPA ${M} ECH/${day.replaceAll("/", "")} ID EMETTEUR/FR47ZZZ${r.digits(6)} MDT/${r.digits(8)} REF/${r.digits(10)}`,
      );
    if (way === "standing") return only(`VIR PERM ${M} LOYER`);
    if (way === "wage") return only(`VIR SEPA RECU /DE ${M} /MOTIF SALAIRE ${day.slice(3)} /REF ${r.digits(9)}`);
    if (way === "own-transfer") return only("VIREMENT EMIS VERS LIVRET A M DUPONT");
    if (way === "refund") return only(`AVOIR CB ${M} ${day}`);
    return only(`RETRAIT DAB ${day} ${r.digits(2)}H${r.digits(2)} BNP PARIS`);
  },
};

const dutch: Style = {
  bank: "Dutch",
  write(way, merchant, date, r) {
    if (way === "card")
      return {
        name: `${merchant} ${r.digits(4)} ${r.pick(["AMSTERDAM", "UTRECHT"])} NLD`,
        text: `Pasvolgnr: 004 ${dashed(date)} ${r.digits(2)}:${r.digits(2)} Transactie: ${r.digits(6)} Term: ${r.digits(6)}`,
      };
    if (way === "debit")
      return {
        name: `${merchant}`,
        text: `Europese incasso doorlopend IBAN: NL22ABNA0${r.digits(9)} Kenmerk: ${r.digits(12)} Omschrijving: termijn`,
      };
    if (way === "standing") return { name: merchant, text: "Periodieke overschrijving huur" };
    if (way === "wage") return { name: `${merchant}`, text: `Salaris ${dashed(date).slice(3)} Kenmerk ${r.digits(8)}` };
    if (way === "own-transfer") return { name: "Oranje Spaarrekening V12345678", text: "Naar Oranje spaarrekening" };
    if (way === "refund") return { name: `${merchant} ${r.digits(4)}`, text: "Terugboeking betaalautomaat" };
    return { name: `Geldmaat ${r.pick(["Damrak", "Neude"])} ${r.digits(2)}`, text: `Geldautomaat ${dashed(date)}` };
  },
};

/** Kinds of statement that the rules were written with in sight. */
export const STYLES: readonly Style[] = [american, british, australian, german, french, dutch];
