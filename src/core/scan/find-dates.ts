import { addDays, type Day, daysBetween } from "#core/day.ts";
import { type DateOrder, datesIn, dayOf } from "./date-text.ts";
import { type Found, placeIn } from "./found.ts";
import { contextOf } from "./labels.ts";
import { findTerm } from "./payment-term.ts";
import type { Row } from "./rows.ts";

const DUE =
  /due|payableby|payby|paybefore|paymentby|paid?(on|by)orbefore|onorbefore|latest|nolaterthan|deadline|fallig|zahlbarbis|zubezahlenbis|zahlenbis|bitte.*bis(zum)?|remituntil|until$|pleaseremit|biszum|spatestens|zahlungsziel|zahlungsfrist|zahlbar|valuta|echeance|datelimite|apayeravant|payableavant|avantle|reglement(avant|le|au)|preleve|prelevement(le|du|automatiquele)|vervaldatum|uiterlijk|vencimiento|scadenza|collect|debit(ed)?(on|date)|autopay(date|on)?$|autopayson|willbecharged|(first|next)payment(on|date)?$|wellcharge|willbewithdrawn|withdrawn(on|from)|willbetaken|wewilltake|abgebucht|abbuchung|eingezogen|einzug|lastschrifteinzug|betalenvoor/;
/** "… will on 1 April be debited": some languages put the verb last. */
const TAKEN_AFTER = /abgebucht|eingezogen|preleve|debited|collected|withdrawn|fallig/;
const NOT_DUE = /overdue|residue|dueamount$|lastpayment|previous/;
const ISSUED =
  /invoicedate|dateofissue|issuedate|issuedon|billdate|billingdate|dateofinvoice|statementdate|dateofbill|taxpoint|receiptdate|rechnungsdatum|datumderrechnung|belegdatum|ausstellungsdatum|datedefacture|datedelafacture|facturedu|factuurdatum|rechnungvom|dateissued|invoiced?on|documentdate|datefacture|dateemission|emisele|issuedat|handelsrechnung.*vom|rechnung.*vom/;
const PLAIN_DATE = /date|datum|dated|tarikh|^dt|fecha|^le$|,den$|den$/;
const NOT_ISSUED =
  /period|zeitraum|from|until|since|abrechnungs?zeit|leistungs|liefer|delivery|deliver|dispatch|ship|order|bestell|start|begin|ende|expir|valid|birth|geboren|print|next|nachste|reading|ablesung|contract|vertrag|member|periode|prochain|registered|stay|check|usage|pickup|orderplaced|service|mandat|gultig|stand|lieferschein/;

type Candidate = {
  day: Day;
  issued: number;
  due: number;
  at: number;
  isLoose: boolean;
  place: NonNullable<Found<Day>["place"]>;
};

/** Finds the document's date and its due date. */
export function findDates(rows: readonly Row[], { order, today }: { order: DateOrder; today: Day }) {
  const all = candidatesIn(rows, order).filter(({ day }) => daysBetween(day, today) > -800);
  const dues = all.filter(({ due }) => due > 0).sort((a, b) => b.due - a.due || a.at - b.at);
  const issues = all.filter((one) => one.due < 5).sort((a, b) => b.issued - a.issued || a.at - b.at);
  const date = issues[0] ?? all[0];
  const issued: Found<Day> | undefined = date && {
    value: date.day,
    confidence: date.issued >= 8 ? 0.95 : date.issued >= 4 ? 0.88 : 0.7,
    place: date.place,
  };
  const labelled = dues[0];
  if (labelled)
    return {
      date: issued,
      dueDate: { value: labelled.day, confidence: labelled.due >= 8 ? 0.93 : 0.8, place: labelled.place },
    };
  return { date: issued, dueDate: issued && dueByTerm(rows, issued.value) };
}

function dueByTerm(rows: readonly Row[], date: Day): Found<Day> | undefined {
  const term = findTerm(rows);
  return term && { value: addDays(date, term.value), confidence: term.confidence, place: term.place };
}

function candidatesIn(rows: readonly Row[], order: DateOrder): Candidate[] {
  const isPrinted = printTimesIn(rows);
  return rows.flatMap((row, at) =>
    row.cells.flatMap((cell) => {
      const dates = datesIn(cell.text);
      return dates.flatMap((found, nth): Candidate[] => {
        const day = dayOf(found, order);
        if (day === undefined) return [];
        const context = contextOf(rows, at, cell, found.at);
        const isRange = dates.length > 1 && isJoined(cell.text, dates);
        const isLoose = "isLoose" in found && found.isLoose;
        const early = 2 - (at / Math.max(1, rows.length)) * 2;
        return [
          {
            day,
            issued:
              issuedScore(context) +
              early -
              (isRange ? 5 : 0) -
              (isLoose || (found.at === 0 && isPrinted(at, cell.text)) ? 3 : 0) -
              nth * 0.1,
            due: isRange || isLoose ? 0 : dueScore(context),
            at,
            isLoose,
            place: placeIn(row, cell, found.at, found.length),
          },
        ];
      });
    }),
  );
}

const PRINTED_AT = /^[\d/.-]{6,10},? ?\d{1,2}:\d{2}/;

/**
 * Recognises the moment a browser printed a page, given its row and the text of its cell. Browsers write date and time at one end
 * of each page, and the page's address at the other.
 */
export function printTimesIn(rows: readonly Pick<Row, "page" | "text">[]): (row: number, cell: string) => boolean {
  const isFirst = (row: number) => rows[row - 1]?.page !== rows[row]?.page;
  const isLast = (row: number) => rows[row + 1]?.page !== rows[row]?.page;
  const addresses = rows.flatMap(({ text }, row) => (/\bhttps?:/.test(text) ? [row] : []));
  const [isHeader, isFooter] = [addresses.some(isFirst), addresses.some(isLast)];
  return (row, cell) => PRINTED_AT.test(cell) && ((isHeader && isLast(row)) || (isFooter && isFirst(row)));
}

/** Two dates with nothing but a dash or a "to" between them: a period. */
function isJoined(text: string, dates: readonly { at: number; length: number }[]): boolean {
  const [one, two] = dates;
  if (!one || !two) return false;
  return /^\W*(to|bis|au|until|-|–|through|tot)?\W*$/i.test(text.slice(one.at + one.length, two.at).trim());
}

type Context = ReturnType<typeof contextOf>;

/** The nearest words decide: a row may have several labels, so the end of the text to the left counts. */
const ending = (words: string) => words.slice(-34);

function issuedScore({ left, above, rowAbove }: Context): number {
  const near = ending(left);
  if (ISSUED.test(near)) return 10;
  if (NOT_ISSUED.test(near) || DUE.test(near)) return -4;
  if (PLAIN_DATE.test(near)) return 6;
  if (/[a-z]{4}/.test(near)) return 1;
  if (ISSUED.test(above)) return 8;
  if (NOT_ISSUED.test(above) || DUE.test(above)) return -4;
  if (PLAIN_DATE.test(above)) return 5;
  if (ISSUED.test(rowAbove)) return 3;
  return 2;
}

function dueScore({ left, above, rowAbove, after }: Context): number {
  const near = ending(left);
  if (/(am|on|le|zum)$/.test(near) && TAKEN_AFTER.test(after.slice(0, 170))) return 9;
  // "… will be debited 42.50 on": the amount may stand between.
  const withoutDigits = ending(left.replace(/\d+/g, ""));
  if ((DUE.test(near) || DUE.test(withoutDigits)) && !NOT_DUE.test(near)) return 10;
  if (/[a-z]{4}/.test(near)) return 0;
  if (DUE.test(above) && !NOT_DUE.test(above)) return 9;
  return above === "" && DUE.test(ending(rowAbove)) ? 4 : 0;
}
