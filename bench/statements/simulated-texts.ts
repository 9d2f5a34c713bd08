import type { Day } from "#core/day.ts";
import type { Random } from "./random.ts";

/** What happened, which is all that a bank's text knows. */
export type MovementKind =
  | "card"
  | "subscription"
  | "debit"
  | "standing"
  | "wage"
  | "to-savings"
  | "refund"
  | "cash"
  | "person";
export type Text = { name: string; text: string };
export type Bank = {
  bank: string;
  country: string;
  write: (what: MovementKind, who: string, on: Day, r: Random) => Text;
};

const plain = (name: string): Text => ({ name, text: "" });
const up = (text: string) => text.toUpperCase();
const first = (text: string, most: number) => text.slice(0, most).trim();
const dm = (on: Day) => `${on.slice(8)}/${on.slice(5, 7)}`;
const md = (on: Day) => `${on.slice(5, 7)}/${on.slice(8)}`;
const dmy = (on: Day) => `${on.slice(8)}.${on.slice(5, 7)}.${on.slice(0, 4)}`;
/** As terminals write: no dots or apostrophes, cut off, often with a number of the shop. */
const terminal = (who: string, r: Random) =>
  `${first(
    up(who)
      .replace(/[.'&+]/g, " ")
      .replace(/ +/g, " "),
    r.pick([14, 18, 22]),
  )}${r.pick(["", ` ${r.digits(3)}`, ` #${r.digits(4)}`, ` STORE ${r.digits(5)}`])}`;

/** Banks whose texts may be looked at while rules are written. */
export const OPEN_BANKS: readonly Bank[] = [
  {
    bank: "US credit union",
    country: "us",
    write(what, who, on, r) {
      const town = r.pick(["PORTLAND OR", "BOISE ID", "8005551234 UT", "TULSA OK"]);
      if (what === "card") return plain(`DBT CRD ${r.digits(4)} ${md(on)} ${terminal(who, r)} ${town}`);
      if (what === "subscription")
        return plain(`DBT CRD ${r.digits(4)} ${md(on)} ${up(who)} ${r.pick(["HTTPSWWW", "G.CO/HELP"])} CA`);
      if (what === "debit")
        return plain(
          `ACH DEBIT ${first(up(who), 16)} ${r.pick(["ONLINE PMT", "WEB PAY", "INS PREM", "UTIL PMT"])} ${r.digits(10)}`,
        );
      if (what === "standing") return plain(`BILLPAY TO ${up(who)}`);
      if (what === "wage") return plain(`ACH CREDIT ${first(up(who), 16)} PAYROLL ${r.digits(9)}`);
      if (what === "to-savings") return plain(`HOME BANKING TRANSFER TO SHARE 01 ${r.digits(6)}`);
      if (what === "refund") return plain(`CRD REFUND ${md(on)} ${terminal(who, r)} ${town}`);
      return plain(
        what === "cash"
          ? `ATM W/D ${md(on)} ${r.digits(4)} MAIN ST ${town}`
          : `ZELLE TO ${up(who)} CONF ${r.digits(8)}`,
      );
    },
  },
  {
    bank: "UK app bank",
    country: "uk",
    write(what, who, on, r) {
      const kind = {
        card: "Card payment",
        subscription: "Card payment",
        debit: "Direct Debit",
        standing: "Standing order",
        wage: "Faster payment",
        "to-savings": "Pot transfer",
        refund: "Card refund",
        cash: "Cash withdrawal",
        person: "Faster payment",
      }[what];
      if (what === "to-savings") return { name: "Rainy day pot", text: kind };
      if (what === "cash") return { name: `Cashpoint ${r.pick(["High St", "Station"])}`, text: kind };
      return {
        name: what === "card" ? `${who}${r.pick(["", ` ${r.digits(4)}`])}` : who,
        text: `${kind} ${what === "debit" ? `ref ${r.digits(9)}` : dm(on)}`,
      };
    },
  },
  {
    bank: "German savings bank",
    country: "eu",
    write(what, who, on, r) {
      const end = r.pick([" GMBH", " AG", ""]);
      if (what === "card" || what === "refund")
        return {
          name: `${terminal(who, r)}//${r.pick(["KOELN", "ESSEN", "ULM"])}/DE`,
          text: `${what === "card" ? "KARTENZAHLUNG" : "GUTSCHRIFT KARTE"} ${on}T${r.digits(2)}:${r.digits(2)} DEBITK.1`,
        };
      if (what === "debit")
        return {
          name: `${up(who)}${end}`,
          text: `FOLGELASTSCHRIFT MANDATSREF ${r.digits(8)} RG ${r.digits(6)} ${dmy(on)}`,
        };
      if (what === "subscription")
        return {
          name: "PayPal Europe S.a.r.l. et Cie S.C.A",
          text: `LASTSCHRIFT ${r.digits(13)}/. ${who}, Ihr Einkauf bei ${who}`,
        };
      if (what === "wage")
        return { name: who, text: `LOHN/GEHALT ${on.slice(5, 7)}/${on.slice(0, 4)} PERSNR ${r.digits(5)}` };
      if (what === "to-savings") return { name: "Petra Probe", text: "DAUERAUFTRAG Umbuchung Tagesgeldkonto" };
      if (what === "cash") return { name: `GA NR000${r.digits(5)} BLZ${r.digits(8)}`, text: "BARGELDAUSZAHLUNG" };
      return {
        name: who,
        text: what === "standing" ? "DAUERAUFTRAG" : `UEBERWEISUNG ${r.pick(["Danke", "Essen", "Geschenk"])}`,
      };
    },
  },
  {
    bank: "French mutual bank",
    country: "fr",
    write(what, who, on, r) {
      if (what === "card" || what === "subscription")
        return plain(
          `PAIEMENT CB ${dm(on).replace("/", "")} ${terminal(who, r)} ${r.pick(["PARIS", "LILLE", "NANTES"])} CARTE ${r.digits(4)}`,
        );
      if (what === "debit")
        return plain(`PRLV SEPA ${up(who)} ${r.pick(["ECH", "FACT"])} ${r.digits(7)} ID FR${r.digits(11)}`);
      if (what === "standing") return plain(`VIR PERMANENT ${up(who)}`);
      if (what === "wage") return plain(`VIR SALAIRE ${up(who)} ${on.slice(5, 7)} ${on.slice(0, 4)}`);
      if (what === "to-savings") return plain("VIR LIVRET A MME EXEMPLE");
      if (what === "refund") return plain(`AVOIR CB ${dm(on)} ${terminal(who, r)}`);
      return plain(
        what === "cash" ? `RETRAIT DAB ${dm(on)} ${r.digits(5)} PARIS` : `VIR INST ${up(who)} ${r.digits(6)}`,
      );
    },
  },
  {
    bank: "Australian four",
    country: "au",
    write(what, who, on, r) {
      const state = r.pick(["NSW", "VIC", "QLD"]);
      if (what === "card" || what === "subscription")
        return plain(
          `V${r.digits(4)} ${dm(on)} ${terminal(who, r)} ${r.pick(["SYDNEY", "PERTH"])} ${state} ${r.digits(11)}`,
        );
      if (what === "debit") return plain(`DIRECT DEBIT ${up(who)} ${r.digits(12)}`);
      if (what === "standing") return plain(`PERIODICAL PAYMENT TO ${up(who)} RENT`);
      if (what === "wage") return plain(`SALARY ${up(who)} ${r.digits(6)}`);
      if (what === "to-savings") return plain(`INTERNET TRANSFER BONUS SAVER ${r.digits(7)}`);
      if (what === "refund") return plain(`REFUND ${terminal(who, r)} ${state}`);
      return plain(what === "cash" ? `ATM CASH OUT ${r.digits(4)} ${state}` : `OSKO PAYMENT ${up(who)} ${r.digits(7)}`);
    },
  },
];

/** Held-out banks. */
export const HELD_OUT_BANKS: readonly Bank[] = [
  {
    bank: "US big bank",
    country: "us",
    write(what, who, on, r) {
      const town = r.pick(["CHICAGO IL", "DENVER CO", "8775550000 DE"]);
      if (what === "card") return plain(`${md(on)} PURCHASE ${terminal(who, r)} ${town} XXXXX${r.digits(4)}`);
      if (what === "subscription") return plain(`${md(on)} RECURRING ${up(who)} ${r.digits(10)} ${town}`);
      if (what === "debit")
        return plain(`${up(who)} ${r.pick(["PAYMENT", "AUTOPAY", "E-BILL"])} ${r.digits(6)} ${r.digits(12)} TEL`);
      if (what === "standing") return plain(`CHECK PAID ONLINE ${up(who)} ${r.digits(5)}`);
      if (what === "wage") return plain(`${up(who)} DIR DEP ${r.digits(8)}`);
      if (what === "to-savings") return plain(`TRANSFER TO SAVINGS XXXXXX${r.digits(4)}`);
      if (what === "refund") return plain(`${md(on)} RETURN ${terminal(who, r)} ${town}`);
      return plain(what === "cash" ? `${md(on)} CASH WITHDRAWAL ${town}` : `VENMO PAYMENT ${r.digits(10)} ${up(who)}`);
    },
  },
  {
    bank: "Italian",
    country: "eu",
    write(what, who, on, r) {
      const town = r.pick(["MILANO", "ROMA", "TORINO"]);
      if (what === "card" || what === "subscription")
        return { name: `POS CARTA ${r.digits(4)} ${dmy(on)} ${terminal(who, r)} ${town}`, text: "PAGAMENTO POS" };
      if (what === "debit")
        return { name: `SDD A: ${up(who)} ADDEBITO SDD NUM ${r.digits(9)}`, text: "ADDEBITO DIRETTO" };
      if (what === "standing") return { name: `BONIFICO RICORRENTE A ${up(who)}`, text: "AFFITTO" };
      if (what === "wage") return { name: `BONIFICO DA ${up(who)}`, text: `STIPENDIO MESE ${on.slice(5, 7)}` };
      if (what === "to-savings") return { name: "GIROCONTO CONTO DEPOSITO", text: "RISPARMI" };
      if (what === "refund") return { name: `STORNO POS ${terminal(who, r)}`, text: "RIMBORSO" };
      return what === "cash"
        ? { name: `PRELIEVO BANCOMAT ${town} ${r.digits(5)}`, text: "PRELIEVO" }
        : { name: `BONIFICO A ${up(who)}`, text: r.pick(["CENA", "REGALO"]) };
    },
  },
  {
    bank: "Swiss",
    country: "eu",
    write(what, who, on, r) {
      if (what === "card" || what === "subscription")
        return {
          name: `${who}, ${r.pick(["Bern", "Basel", "Zürich"])}`,
          text: `Einkauf Debitkarte Nr. ${r.digits(4)} vom ${dmy(on)}`,
        };
      if (what === "debit") return { name: `${who} ${r.pick(["AG", "SA"])}`, text: `eBill Rechnung ${r.digits(12)}` };
      if (what === "wage") return { name: who, text: "Salärzahlung" };
      if (what === "to-savings") return { name: "Kontoübertrag auf Sparkonto", text: "" };
      if (what === "refund") return { name: who, text: `Rückerstattung ${dmy(on)}` };
      if (what === "cash") return { name: `Bezug Bancomat ${r.digits(4)}`, text: "" };
      return { name: who, text: what === "standing" ? "Dauerauftrag Miete" : `TWINT ${r.digits(9)}` };
    },
  },
  {
    bank: "Irish",
    country: "uk",
    write(what, who, on, r) {
      if (what === "card" || what === "subscription") return plain(`VDP-${first(terminal(who, r), 20)}`);
      if (what === "debit") return plain(`DD ${first(up(who), 18)} IE${r.digits(6)}`);
      if (what === "standing") return plain(`STO ${first(up(who), 18)}`);
      if (what === "wage") return plain(`CT ${first(up(who), 14)} SAL ${dm(on)}`);
      if (what === "to-savings") return plain(`*MOBI SAVINGS ${r.digits(4)}`);
      if (what === "refund") return plain(`VDC-${first(terminal(who, r), 20)}`);
      return plain(what === "cash" ? `VDA-ATM ${r.pick(["CORK", "DUBLIN"])} ${dm(on)}` : `*MOBI ${up(who)}`);
    },
  },
  {
    bank: "Belgian",
    country: "eu",
    write(what, who, on, r) {
      if (what === "card" || what === "subscription")
        return {
          name: terminal(who, r),
          text: `BETALING MET DEBETKAART ${r.digits(4)} ${r.pick(["GENT", "ANTWERPEN"])} ${dmy(on)} BANKREFERENTIE ${r.digits(16)}`,
        };
      if (what === "debit")
        return { name: up(who), text: `EUROPESE DOMICILIERING MANDAAT ${r.digits(10)} MEDEDELING ${r.digits(12)}` };
      if (what === "standing") return { name: who, text: "DOORLOPENDE OPDRACHT HUUR" };
      if (what === "wage") return { name: up(who), text: `LOON ${on.slice(5, 7)}/${on.slice(0, 4)}` };
      if (what === "to-savings") return { name: "EIGEN SPAARREKENING", text: "OVERSCHRIJVING" };
      if (what === "refund") return { name: terminal(who, r), text: `TERUGBETALING KAART ${dmy(on)}` };
      return what === "cash"
        ? { name: `GELDOPNEMING ${r.digits(5)}`, text: "BANCONTACT" }
        : { name: who, text: `INSTANTOVERSCHRIJVING ${r.digits(9)}` };
    },
  },
];
