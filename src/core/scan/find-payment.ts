import { type Day, weekdayOf } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { boxOf, type Found } from "./found.ts";
import type { Row } from "./rows.ts";
import { plain, squash } from "./squash.ts";

const STATED_DAYS = [
  /on (?:or (?:about|around) )?the (\d{1,2})(?:st|nd|rd|th)? (?:day )?of (?:each|every|the) (?:calendar )?month/,
  /(?:due|payable|collected|taken|debited) (?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th) (?:day )?(?:of )?(?:each|every) month/,
  /every month on the (\d{1,2})(?:st|nd|rd|th)?/,
  /(?:zum|am) (\d{1,2})\.? (?:eines )?(?:jeden?|des) monats/,
  /jeweils (?:zum|am) (\d{1,2})\./,
  /le (\d{1,2})(?:er)? (?:de )?(?:chaque|du) mois/,
  /payment day:? (\d{1,2})\b/,
];

/** Payment by direct debit is certain. */
const TAKEN =
  /(will(be)?|tobe|is|are|was|be)(automatically)?(taken|collected|debited|deducted|withdrawn)|debit(ed)?(from)?youraccount|bydirectdebit(on|around)|(direct|autopay|automatic)(debit|payment)?(date|amount|mandate|collection|on|scheduled|enrolled|active)|paymentmethoddirectdebit|paidbydirectdebit|payingbydirectdebit|paybydirectdebitso|wewilltake|wellcollect|wewillcollect|donotpay|nopaymentisrequired|thisisnotademand|autopayis(on|scheduled)|enrolledinautopay|abgebucht|eingezogen|ziehenwir|buchenwir|wirziehen|wirbuchen|zieht|lastschrift(einzug|verfahren|mandat|eingezogen)|einzugsermachtigung|mandatsreferenz|sepamandat|sepalastschrift|zahlungsartlastschrift|zahlungperlastschrift|glaubigerid|serapreleve|seontpreleves|prelevement(automatique|sepa|le|du|effectue)|preleve(s|e|es)?(sur|le|automatiquement)|mandatsepa|rum/;
/** Direct debit is offered, or one of several ways to pay. */
const OFFERED =
  /setup(a|your)?direct|switchto|sign(ing)?upfor|enrol(l)?(in|today|now)|whynot|want(to)?pay|couldpay|canpayby|waystopay|howtopay|savebypaying|payingbydirectdebit(is|could|saves)|applyfor|erteilensieuns|konnensie|einrichten|moglichkeit|optezpour|pensezau|adherez|passezau|choisissez|form(ular)?ausf|ifyou(pay|would)/;
const MENTIONED = /directdebit|lastschrift|prelevement|autopay|bankeinzug|debitorder/;
/** Payment by another method. */
const OTHERWISE =
  /banktransfer|wiretransfer|bytransfer|bacs|bycheque|bycheck|makecheck|payable(to)|uberweis|virement|cheque|remittance|payonline|pleasepay|paybycard|cashpayment|bankgiro|sortcode|bpay|tippaye|parcarte/;

/** Whether the bill is paid by direct debit; false if another method is requested, undefined if unknown. */
export function findDirectDebit(rows: readonly Row[]): Found<boolean> | undefined {
  let other: Found<boolean> | undefined;
  for (const [at, row] of rows.entries()) {
    const words = squash(`${row.text} ${rows[at + 1]?.text ?? ""}`);
    const rowWords = squash(row.text);
    const place = { page: row.page, box: boxOf(row) };
    const isNamed = MENTIONED.test(rowWords);
    if (isNamed && TAKEN.test(words) && !OFFERED.test(words)) return { value: true, confidence: 0.92, place };
    if (
      /abgebucht|eingezogen|serapreleve|mandatsreferenz|enrolledinautopay|wewilltake|ziehenwir|buchenwir|wirziehenden|wirbuchenden/.test(
        rowWords,
      ) &&
      !OFFERED.test(words)
    )
      return { value: true, confidence: 0.85, place };
    if (OTHERWISE.test(rowWords)) other ??= { value: false, confidence: 0.75, place };
  }
  return other;
}

/** The payment day: a stated day of every month, or else the due day; a weekday for a weekly bill. */
export function findPaymentDay(
  rows: readonly Row[],
  dueDate: Found<Day> | undefined,
  frequency: UsualFrequency | undefined,
): Found<number> | undefined {
  for (const row of rows) {
    const text = plain(row.text);
    for (const pattern of STATED_DAYS) {
      const day = Number(pattern.exec(text)?.[1]);
      if (day >= 1 && day <= 31) return { value: day, confidence: 0.9, place: { page: row.page, box: boxOf(row) } };
    }
  }
  if (dueDate === undefined) return undefined;
  const value = frequency === "weekly" ? weekdayOf(dueDate.value) : Number(dueDate.value.slice(8, 10));
  return { ...dueDate, value, confidence: dueDate.confidence * 0.9 };
}
