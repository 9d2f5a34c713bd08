import type { Day } from "#core/day.ts";
import type { Random } from "./random.ts";

/** How money moves: what a bank writes depends on it. */
export type Way = "debit" | "card" | "order" | "pay" | "shop" | "cash" | "savings" | "refund" | "friend";

/** What a bank knows of one movement. */
export type Movement = {
  way: Way;
  party: string;
  /** The party's own words: a contract, a month, a bill's number. */
  about: string;
  /** The same for all movements of one contract. */
  mandate: string;
  town: string;
  card: string;
  /** When it was done; it is booked later. */
  done: Day;
  random: Random;
};

export type Written = { name: string; text: string };
export type Bank = { country: Country; name: string; write: (movement: Movement) => Written };
export type Country = "US" | "UK" | "AU" | "DE" | "FR" | "NL" | "ES" | "IT" | "PL" | "SE";

const only = (name: string): Written => ({ name: name.replace(/ +/g, " ").trim(), text: "" });
const upper = (text: string) => text.toUpperCase();
/** How card networks cut a shop's name. */
const cut = (text: string, most: number) => upper(text).slice(0, most).trim();
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L");
const dm = (day: Day, between = "/") => `${day.slice(8)}${between}${day.slice(5, 7)}`;
const dmy = (day: Day, between = ".") => `${dm(day, between)}${between}${day.slice(0, 4)}`;
const ymd = (day: Day) => day.replaceAll("-", "").slice(2);

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** Each country's first bank is in the open part, its second held out. */
export const BANKS: readonly Bank[] = [
  {
    country: "US",
    name: "US card network names",
    write: ({ way, party, about, town, card, random, mandate, done }) => {
      const place = `${upper(town)} ${["CA", "TX", "NY"][Number(mandate[0]) % 3]}`;
      if (way === "card")
        return only(
          `RECURRING PAYMENT AUTHORIZED ON ${done.slice(5).replace("-", "/")} ${cut(party, 22)} ${random.digits(3)}-${random.digits(7)} ${place} S${random.digits(15)} CARD ${card}`,
        );
      if (way === "shop")
        return only(
          `PURCHASE AUTHORIZED ON ${done.slice(5).replace("-", "/")} ${random.pick(["SQ *", "TST* ", "", "", ""])}${cut(party, 18)} ${random.digits(4)} ${place} P${random.digits(15)} CARD ${card}`,
        );
      if (way === "debit") return only(`${upper(party)} ${upper(about)} ${random.digits(6)} ${mandate} JANE DOE`);
      if (way === "order")
        return only(
          `BILL PAY ${upper(party)} ON-LINE XXXXX${mandate.slice(0, 4)} ON ${done.slice(5).replace("-", "-")}`,
        );
      if (way === "pay") return only(`${cut(party, 16)} PAYROLL ${ymd(done)} ${random.digits(9)} DOE,JANE`);
      if (way === "cash")
        return only(
          `ATM WITHDRAWAL AUTHORIZED ON ${done.slice(5)} ${random.digits(3)} MAIN ST ${place} ATM ID ${random.digits(5)} CARD ${card}`,
        );
      if (way === "savings")
        return only(
          `ONLINE TRANSFER TO DOE J WAY2SAVE SAVINGS XXXXXX4471 REF #IB0${random.digits(8)} ON ${done.slice(5)}`,
        );
      if (way === "refund")
        return only(`PURCHASE RETURN AUTHORIZED ON ${done.slice(5)} ${cut(party, 22)} ${place} CARD ${card}`);
      return only(`ZELLE TO ${upper(party)} ON ${done.slice(5)} REF # RP0${random.digits(8)}`);
    },
  },
  {
    country: "US",
    name: "US short ACH and card",
    write: ({ way, party, about, town, random, mandate, done }) => {
      if (way === "card")
        return only(
          Number(mandate[0]) < 3 && !/\*/.test(party)
            ? `PAYPAL *${cut(party.replace(/[^A-Za-z]/g, ""), 14)} 402-935-7733 CA`
            : `${cut(party, 22)} ${upper(town)} WA`,
        );
      if (way === "shop") return only(`${cut(party, 18)} #${random.digits(4)} ${upper(town)} WA`);
      if (way === "debit")
        return only(
          `${cut(party, 16)} DES:${cut(about, 10)} ID:${Number(mandate[1]) < 5 ? mandate : random.digits(9)} INDN:JANE DOE CO ID:${mandate.slice(0, 9)} WEB`,
        );
      if (way === "order") return only(`Online Banking payment to ${party} Confirmation# ${random.digits(10)}`);
      if (way === "pay")
        return only(
          `${cut(party, 16)} DES:PAYROLL ID:${random.digits(12)} INDN:DOE JANE CO ID:${mandate.slice(0, 9)} PPD`,
        );
      if (way === "cash")
        return only(
          `BKOFAMERICA ATM ${done.slice(5).replace("-", "/")} #${random.digits(9)} WITHDRWL ${upper(town)} WA`,
        );
      if (way === "savings") return only(`Online Banking transfer to SAV 8812 Confirmation# ${random.digits(10)}`);
      if (way === "refund") return only(`${cut(party, 22)} ${upper(town)} WA REFUND`);
      return only(`Zelle payment to ${party} Conf# ${random.digits(9)}`);
    },
  },
  {
    country: "UK",
    name: "UK eighteen letters",
    write: ({ way, party, about, mandate, town, card, random, done }) => {
      if (way === "debit") return { name: cut(party, 18), text: "DDR" };
      if (way === "card")
        return {
          name: `${card} ${done.slice(8)}${MONTHS[Number(done.slice(5, 7)) - 1]}${done.slice(2, 4)} ${cut(party, 18)}`,
          text: `POS ${upper(town)} GB`,
        };
      if (way === "shop") return { name: cut(party, 18), text: `POS ${dm(done, "")} ${upper(town)} GB` };
      if (way === "order") return { name: cut(party, 18), text: `STO ${upper(about)}` };
      if (way === "pay") return { name: cut(party, 18), text: `BAC ${mandate}` };
      if (way === "cash") return { name: "CASH MACHINE", text: `C/L ${upper(town)} ${dm(done, "")}` };
      if (way === "savings") return { name: "J DOE SAVER", text: `IBP ${random.digits(8)}` };
      if (way === "refund") return { name: cut(party, 18), text: "POS REFUND" };
      return { name: cut(party, 18), text: `FPO ${upper(about)} ${random.digits(16)}` };
    },
  },
  {
    country: "UK",
    name: "UK long sentences",
    write: ({ way, party, about, mandate, town, random, done }) => {
      if (way === "debit")
        return only(`DIRECT DEBIT PAYMENT TO ${upper(party)} REF ${mandate}, MANDATE NO 00${mandate.slice(0, 2)}`);
      if (way === "card")
        return only(
          `CARD PAYMENT TO ${upper(party)}${Number(mandate[0]) < 4 ? ` P${random.digits(8)}` : ""}, ON ${dmy(done, "-")}`,
        );
      if (way === "shop")
        return only(`CARD PAYMENT TO ${upper(party)} ${random.digits(4)} ${upper(town)}, ON ${dmy(done, "-")}`);
      if (way === "order")
        return only(`STANDING ORDER VIA FASTER PAYMENT TO ${upper(party)} REFERENCE ${upper(about)}, MANDATE NO 2`);
      if (way === "pay") return only(`BANK GIRO CREDIT REF ${cut(party, 18)}, ${mandate}`);
      if (way === "cash") return only(`CASH WITHDRAWAL AT NOTEMACHINE ATM ${upper(town)}, ON ${dmy(done, "-")}`);
      if (way === "savings") return only("REGULAR TRANSFER PAYMENT TO ACCOUNT 30-90-12 11223344, MANDATE NO 4");
      if (way === "refund") return only(`CREDIT FROM ${upper(party)} ON ${done}`);
      return only(`FASTER PAYMENTS RECEIPT REF.${upper(about)} FROM ${upper(party)}`);
    },
  },
  {
    country: "AU",
    name: "AU purchase lines",
    write: ({ way, party, about, mandate, town, card, random, done }) => {
      const place = `${upper(town)} ${["AU", "AUS", "NS AUS"][Number(mandate[0]) % 3] ?? "AU"}`;
      if (way === "debit") return only(`DIRECT DEBIT ${random.digits(6)} ${cut(party, 20)} ${mandate}`);
      if (way === "card") return only(`${upper(party)} ${place} CARD XX${card} VALUE DATE: ${dmy(done, "/")}`);
      if (way === "shop")
        return only(`${cut(party, 22)} ${random.digits(4)} ${place} CARD XX${card} VALUE DATE: ${dmy(done, "/")}`);
      if (way === "order") return only(`TRANSFER TO ${upper(party)} NETBANK ${upper(about)}`);
      if (way === "pay") return only(`SALARY ${cut(party, 18)} ${random.digits(6)}`);
      if (way === "cash") return only(`WDL ATM CBA ${upper(town)} A NSW ${random.digits(6)}`);
      if (way === "savings") return only("TRANSFER TO XX9917 NETBANK SAVINGS");
      if (way === "refund") return only(`REFUND PURCHASE ${cut(party, 22)} ${place}`);
      return only(`TRANSFER FROM ${upper(party)} ${upper(about)}`);
    },
  },
  {
    country: "AU",
    name: "AU two-part",
    write: ({ way, party, about, mandate, town, random, done }) => {
      const kind = {
        debit: "Direct Debit",
        card: "Eftpos Debit",
        shop: "Eftpos Debit",
        order: "Online Banking Payment",
        pay: "Payroll Deposit",
        cash: "ATM Withdrawal",
        savings: "Internet Transfer Dr",
        refund: "Refund",
        friend: "Osko Payment",
      }[way];
      if (way === "savings") return only(`${kind} TFR Westpac Sav ${random.digits(7)}`);
      if (way === "cash") return only(`${kind} ${town} ${dm(done)} ${random.digits(6)}`);
      if (way === "card" || way === "shop")
        return only(`${kind} ${random.digits(8)} ${cut(party, 18)} ${upper(town)} ${ymd(done)}`);
      return only(`${kind} ${random.digits(7)} ${party} ${way === "debit" ? mandate : about}`);
    },
  },
  {
    country: "DE",
    name: "DE with SEPA texts",
    write: ({ way, party, about, mandate, town, random, done }) => {
      const sepa = `EREF+${random.digits(14)} MREF+${mandate} CRED+DE98ZZZ0000${mandate.slice(0, 7)} SVWZ+${about} ${random.digits(8)}`;
      if (way === "debit") return { name: party, text: `FOLGELASTSCHRIFT ${sepa}` };
      if (way === "card")
        return Number(mandate[0]) < 5
          ? {
              name: "PayPal Europe S.a.r.l. et Cie S.C.A",
              text: `FOLGELASTSCHRIFT EREF+${random.digits(13)} PP.${mandate.slice(0, 4)}.PP MREF+5XYZ224 SVWZ+PP.${mandate.slice(0, 4)}.PP . ${upper(party)}, Ihr Einkauf bei ${upper(party)}`,
            }
          : {
              name: `${upper(party)}//${upper(town)}/IE`,
              text: `${done}T${random.digits(2)}:10 Debitk.1 ${done.slice(0, 4)}-12`,
            };
      if (way === "shop")
        return {
          name: `${upper(party)} ${random.digits(3)}//${upper(town)}/DE`,
          text: `${done}T12:${random.digits(2)} Debitk.1 2027-12`,
        };
      if (way === "order") return { name: party, text: `DAUERAUFTRAG SVWZ+${about}` };
      if (way === "pay")
        return {
          name: party,
          text: `LOHN GEHALT EREF+${random.digits(10)} SVWZ+LOHN/GEHALT ${done.slice(5, 7)}/${done.slice(0, 4)}`,
        };
      if (way === "cash")
        return {
          name: `GA NR${random.digits(8)} BLZ50050201`,
          text: `${dm(done, ".")} ${upper(town)} BARGELDAUSZAHLUNG`,
        };
      if (way === "savings") return { name: "Max Muster", text: "DAUERAUFTRAG SVWZ+Sparen Tagesgeld" };
      if (way === "refund") return { name: party, text: `GUTSCHRIFT SVWZ+Erstattung ${random.digits(9)}` };
      return { name: party, text: `ECHTZEIT-UEBERWEISUNG SVWZ+${about}` };
    },
  },
  {
    country: "DE",
    name: "DE one column",
    write: ({ way, party, about, mandate, town, random, done }) => {
      const kind = {
        debit: "Lastschrift",
        card: "Kartenzahlung",
        shop: "Kartenzahlung",
        order: "Dauerauftrag",
        pay: "Gehalt/Rente",
        cash: "Auszahlung Geldautomat",
        savings: "Umbuchung",
        refund: "Gutschrift",
        friend: "Überweisung",
      }[way];
      if (way === "savings") return only(`${kind} Max Muster Extra-Konto 5512`);
      if (way === "cash") return only(`${kind} ${town} ${dmy(done)} um 10:${random.digits(2)} Uhr`);
      if (way === "card" || way === "shop")
        return only(
          `${kind} VISA ${cut(party, 22)} ${town} NR XXXX 4411 KAUFUMSATZ ${dm(done, ".")} ${random.digits(6)} ARN${random.digits(23)}`,
        );
      return only(`${kind} ${party} ${about} Mandat: ${mandate} Referenz: ${random.digits(12)}`);
    },
  },
  {
    country: "FR",
    name: "FR short",
    write: ({ way, party, about, mandate, town, random, done }) => {
      if (way === "debit")
        return only(
          `PRLV SEPA ${cut(plain(party), 22)} ECH/${ymd(done)} ID EMETTEUR/FR${mandate.slice(0, 6)} MDT/${mandate} REF/${random.digits(10)}`,
        );
      if (way === "card" || way === "shop")
        return only(`CARTE ${dm(done)} ${cut(plain(party), 18)}${way === "shop" ? ` ${upper(town)}` : ""} CB*4410`);
      if (way === "order") return only(`VIR SEPA ${upper(plain(party))} ${upper(plain(about))}`);
      if (way === "pay")
        return only(
          `VIR SEPA RECU /DE ${cut(plain(party), 22)} /MOTIF SALAIRE ${done.slice(5, 7)} ${done.slice(0, 4)}`,
        );
      if (way === "cash") return only(`RETRAIT DAB ${dm(done)} ${upper(town)} CB*4410`);
      if (way === "savings") return only("VIR PERMANENT LIVRET A M OU MME DURAND");
      if (way === "refund") return only(`AVOIR CARTE ${dm(done)} ${cut(plain(party), 18)}`);
      return only(`VIR INST ${upper(plain(party))} ${upper(plain(about))}`);
    },
  },
  {
    country: "FR",
    name: "FR long",
    write: ({ way, party, about, mandate, town, random, done }) => {
      if (way === "debit")
        return { name: `PRELEVEMENT ${plain(party)}`, text: `${about} ${random.digits(11)} ${mandate}` };
      if (way === "card" || way === "shop")
        return { name: `PAIEMENT PAR CARTE X4410 ${cut(plain(party), 22)} ${dm(done)}`, text: upper(town) };
      if (way === "order") return { name: `VIREMENT EMIS WEB ${plain(party)}`, text: about };
      if (way === "pay")
        return { name: `VIREMENT EN VOTRE FAVEUR ${upper(plain(party))}`, text: `SALAIRE ${random.digits(6)}` };
      if (way === "cash") return { name: `RETRAIT AU DISTRIBUTEUR X4410 ${upper(town)}`, text: dm(done) };
      if (way === "savings") return { name: "VIREMENT EMIS VERS LDD MME DURAND", text: "" };
      if (way === "refund") return { name: `AVOIR ${cut(plain(party), 22)} ${dm(done)}`, text: "" };
      return { name: `VIREMENT EMIS ${plain(party)}`, text: about };
    },
  },
  {
    country: "NL",
    name: "NL slashes",
    write: ({ way, party, about, mandate, town, random, done }) => {
      const iban = `NL${random.digits(2)}ABNA${mandate.slice(0, 9)}`;
      if (way === "debit")
        return only(
          `/TRTP/SEPA Incasso algemeen doorlopend/CSID/NL${mandate.slice(0, 9)}/NAME/${upper(party)}/MARF/${mandate}/REMI/${about} ${random.digits(9)}/IBAN/${iban}/BIC/ABNANL2A/EREF/${random.digits(12)}`,
        );
      if (way === "card" || way === "shop")
        return only(
          `BEA, Betaalpas ${cut(party, 22)},PAS${random.digits(3)} NR:${random.digits(8)}, ${dmy(done, ".")}/12:${random.digits(2)} ${upper(town)}`,
        );
      if (way === "order")
        return only(
          `/TRTP/SEPA PERIODIEKE OVERB./IBAN/${iban}/BIC/INGBNL2A/NAME/${party}/REMI/${about}/EREF/NOTPROVIDED`,
        );
      if (way === "pay")
        return only(
          `/TRTP/SEPA OVERBOEKING/IBAN/${iban}/BIC/RABONL2U/NAME/${party}/REMI/SALARIS ${done.slice(5, 7)}/EREF/${random.digits(9)}`,
        );
      if (way === "cash")
        return only(`GEA, Betaalpas Geldmaat ${town},PAS112 NR:${random.digits(6)}, ${dmy(done, ".")}`);
      if (way === "savings")
        return only(
          "/TRTP/SEPA PERIODIEKE OVERB./IBAN/NL44ABNA0998877665/BIC/ABNANL2A/NAME/J DE VRIES SPAAR/REMI/sparen/EREF/NOTPROVIDED",
        );
      if (way === "refund") return only(`BEA, Betaalpas ${cut(party, 22)},PAS112 NR:${random.digits(8)} TERUGBETALING`);
      return only(`Tikkie ${party} ${about} ID ${random.digits(12)}`);
    },
  },
  {
    country: "NL",
    name: "NL columns",
    write: ({ way, party, about, mandate, town, random, done }) => {
      if (way === "card" || way === "shop")
        return {
          name: `${cut(party, 22)} ${upper(town)}`,
          text: `Pasvolgnr: 001 ${dmy(done, "-")} 12:${random.digits(2)} Transactie: ${random.digits(6)} Term: ${random.digits(8)}`,
        };
      if (way === "debit")
        return {
          name: party,
          text: `Naam: ${party} Omschrijving: ${about} ${random.digits(8)} IBAN: NL11INGB${mandate.slice(0, 7)} Kenmerk: ${random.digits(14)} Machtiging ID: ${mandate} Incassant ID: NL${mandate.slice(0, 8)} Doorlopende incasso`,
        };
      if (way === "cash") return { name: `GM ${upper(town)}`, text: `Geldautomaat ${dmy(done, "-")}` };
      if (way === "savings") return { name: "Naar Oranje Spaarrekening V12345678", text: "" };
      if (way === "refund") return { name: cut(party, 22), text: "Terugboeking betaalautomaat" };
      return { name: party, text: `Naam: ${party} Omschrijving: ${about} Valutadatum: ${dmy(done, "-")}` };
    },
  },
  {
    country: "ES",
    name: "ES recibo",
    write: ({ way, party, about, mandate, town, random, done }) => {
      if (way === "debit")
        return only(
          `RECIBO ${cut(plain(party), 22)} N ${random.digits(4)} ${random.digits(8)} REF. MANDATO ${mandate}`,
        );
      if (way === "card" || way === "shop")
        return only(`COMPRA TARJ. 5402XXXXXXXX4410 ${cut(plain(party), 18)}-${upper(town)}`);
      if (way === "order") return only(`TRANSFERENCIA A FAVOR DE ${upper(plain(party))} CONCEPTO: ${plain(about)}`);
      if (way === "pay")
        return only(`TRANSFERENCIA DE ${upper(plain(party))}, CONCEPTO NOMINA ${done.slice(5, 7)}-${done.slice(0, 4)}`);
      if (way === "cash") return only(`RETIRADA DE EFECTIVO EN CAJERO ${random.digits(4)} ${upper(town)}`);
      if (way === "savings") return only("TRASPASO A CUENTA AHORRO ES44 0049");
      if (way === "refund") return only(`ABONO COMPRA ${cut(plain(party), 18)}`);
      return only(`BIZUM A FAVOR DE ${upper(plain(party))} ${plain(about)}`);
    },
  },
  {
    country: "ES",
    name: "ES columns",
    write: ({ way, party, about, mandate, town, random, done }) => {
      const kind = {
        debit: "Adeudo recibido",
        card: "Pago en",
        shop: "Pago en",
        order: "Transferencia emitida a",
        pay: "Nomina recibida",
        cash: "Cajero",
        savings: "Traspaso a cuenta naranja",
        refund: "Devolucion",
        friend: "Bizum enviado a",
      }[way];
      if (way === "savings" || way === "cash") return { name: kind, text: way === "cash" ? `${town} ${dm(done)}` : "" };
      return {
        name: `${kind} ${way === "card" || way === "shop" ? cut(plain(party), 22) : plain(party)}`,
        text: way === "debit" ? `${random.digits(12)} ${mandate}` : about,
      };
    },
  },
  {
    country: "IT",
    name: "IT SDD",
    write: ({ way, party, about, mandate, town, random, done }) => {
      if (way === "debit")
        return {
          name: "ADDEBITO DIRETTO SDD",
          text: `ADDEBITO SDD A FAVORE ${upper(plain(party))} CODICE MANDATO ${mandate} RIF. ${random.digits(12)} ${about}`,
        };
      if (way === "card" || way === "shop")
        return {
          name: "PAGAMENTO POS",
          text: `PAGAMENTO POS ${dm(done)} ${random.digits(2)}:12 CARTA *4410 DI EUR ${cut(plain(party), 22)} ${upper(town)}`,
        };
      if (way === "order")
        return {
          name: "BONIFICO A VOSTRO CARICO",
          text: `BONIFICO A FAVORE ${upper(plain(party))} CAUSALE ${about} TRN ${random.digits(14)}`,
        };
      if (way === "pay")
        return {
          name: "EMOLUMENTI",
          text: `ACCREDITO EMOLUMENTI ORD. ${upper(plain(party))} TRN ${random.digits(14)}`,
        };
      if (way === "cash") return { name: "PRELIEVO BANCOMAT", text: `PRELIEVO ${dm(done)} CARTA *4410 ${upper(town)}` };
      if (way === "savings") return { name: "GIROCONTO", text: "GIROCONTO SU CONTO DEPOSITO ROSSI M" };
      if (way === "refund") return { name: "STORNO POS", text: `STORNO ${cut(plain(party), 22)}` };
      return { name: "BONIFICO ISTANTANEO", text: `A FAVORE ${upper(plain(party))} ${about}` };
    },
  },
  {
    country: "IT",
    name: "IT one column",
    write: ({ way, party, about, mandate, town, random, done }) => {
      if (way === "debit") return only(`Addebito diretto - ${party} - Mandato ${mandate} - ${random.digits(10)}`);
      if (way === "card" || way === "shop")
        return only(
          `${dmy(done, "/")} ${cut(plain(party), 22)} ${upper(town)} ITA carta n. 4410 op. ${random.digits(6)}`,
        );
      if (way === "order") return only(`Bonifico disposto a favore di ${party} - ${about}`);
      if (way === "pay")
        return only(`Bonifico ricevuto da ${party} - Stipendio ${done.slice(5, 7)}/${done.slice(0, 4)}`);
      if (way === "cash") return only(`Prelievo ATM ${town} ${dmy(done, "/")}`);
      if (way === "savings") return only("Giroconto verso conto risparmio");
      if (way === "refund") return only(`Rimborso ${cut(plain(party), 22)}`);
      return only(`Bonifico a ${party} - ${about}`);
    },
  },
  {
    country: "PL",
    name: "PL capitals",
    write: ({ way, party, about, mandate, town, random, done }) => {
      if (way === "debit")
        return only(`POLECENIE ZAPLATY ${upper(plain(party))} NIP ${mandate} NR ${random.digits(9)}`);
      if (way === "card" || way === "shop")
        return only(
          `PLATNOSC KARTA ${dmy(done)} NR KARTY 4410XXXXXXXX2210 ${cut(plain(party), 22)} ${upper(plain(town))} PL`,
        );
      if (way === "order") return only(`ZLECENIE STALE ${upper(plain(party))} ${upper(plain(about))}`);
      if (way === "pay")
        return only(
          `PRZELEW PRZYCHODZACY ${upper(plain(party))} WYNAGRODZENIE ${done.slice(5, 7)}/${done.slice(0, 4)}`,
        );
      if (way === "cash") return only(`WYPLATA Z BANKOMATU ${dmy(done)} ${upper(plain(town))}`);
      if (way === "savings") return only("PRZELEW WLASNY NA RACHUNEK OSZCZEDNOSCIOWY");
      if (way === "refund") return only(`ZWROT PLATNOSCI KARTA ${cut(plain(party), 22)}`);
      return only(`BLIK PRZELEW NA TELEFON ${upper(plain(party))}`);
    },
  },
  {
    country: "PL",
    name: "PL columns",
    write: ({ way, party, about, town, random, done }) => {
      if (way === "card" || way === "shop")
        return { name: `${party} ${town}`, text: `Zakup przy użyciu karty ${random.digits(4)} ${done}` };
      if (way === "cash") return { name: `Euronet ${town}`, text: "Wypłata gotówki" };
      if (way === "savings") return { name: "Jan Kowalski", text: "Przelew na cel oszczędnościowy" };
      if (way === "debit")
        return { name: party, text: `Faktura ${random.digits(3)}/${done.slice(5, 7)}/${done.slice(0, 4)}` };
      return { name: party, text: way === "refund" ? "Zwrot" : about };
    },
  },
  {
    country: "SE",
    name: "SE twelve letters",
    write: ({ way, party, town, random, done, mandate }) => {
      if (way === "debit") return only(cut(party, 12));
      if (way === "card" || way === "shop")
        return only(
          `${cut(party, 14)}/${ymd(done)
            .slice(0, 6)
            .replace(/(..)(..)(..)/, "$1-$2-$3")}`,
        );
      if (way === "order") return only(mandate.slice(0, 9));
      if (way === "pay") return only("LÖN");
      if (way === "cash") return only(`UTTAG ${cut(town, 6)}/${ymd(done)}`);
      if (way === "savings") return only("SPARKONTO");
      if (way === "refund") return only(`RETUR ${cut(party, 10)}`);
      return only(`SWISH ${random.chance(0.5) ? "46" : ""}${cut(party, 12)}`);
    },
  },
  {
    country: "SE",
    name: "SE with kinds",
    write: ({ way, party, about, mandate, town, done }) => {
      const kind = {
        debit: "Autogiro",
        card: "Kortköp",
        shop: "Kortköp",
        order: "Stående överföring",
        pay: "Lön",
        cash: "Uttag bankomat",
        savings: "Överföring sparkonto 5544",
        refund: "Kortåterköp",
        friend: "Swish betalning",
      }[way];
      if (way === "savings") return only(kind);
      if (way === "cash") return only(`${kind} ${town} ${ymd(done)}`);
      if (way === "card" || way === "shop") return only(`${kind} ${ymd(done)} ${cut(party, 18)} ${upper(town)}`);
      if (way === "debit")
        return only(Number(mandate[0]) < 5 ? `${kind} ${party}` : `${kind} BG ${mandate.slice(0, 8)} ${party}`);
      return only(`${kind} ${party} ${way === "order" ? about : ""}`);
    },
  },
];
