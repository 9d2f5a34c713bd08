import { type Day, weekdayOf } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { boxOf, type Found } from "./found.ts";
import type { Row } from "./rows.ts";
import { plain, squash } from "./squash.ts";

const SAID_DAYS = [
  /on (?:or (?:about|around) )?the (\d{1,2})(?:st|nd|rd|th)? (?:day )?of (?:each|every|the) (?:calendar )?month/,
  /(?:due|payable|collected|taken|debited) (?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th) (?:day )?(?:of )?(?:each|every) month/,
  /every month on the (\d{1,2})(?:st|nd|rd|th)?/,
  /(?:zum|am) (\d{1,2})\.? (?:eines )?(?:jeden?|des) monats/,
  /jeweils (?:zum|am) (\d{1,2})\./,
  /le (\d{1,2})(?:er)? (?:de )?(?:chaque|du) mois/,
  /payment day:? (\d{1,2})\b/,
];

/** It will be taken: nothing is to be done. */
const TAKEN =
  /(will(be)?|tobe|is|are|was|be)(automatically)?(taken|collected|debited|deducted|withdrawn)|debit(ed)?(from)?youraccount|bydirectdebit(on|around)|(direct|autopay|automatic)(debit|payment)?(date|amount|mandate|collection|on|scheduled|enrolled|active)|paymentmethoddirectdebit|paidbydirectdebit|payingbydirectdebit|paybydirectdebitso|wewilltake|wellcollect|wewillcollect|donotpay|nopaymentisrequired|thisisnotademand|autopayis(on|scheduled)|enrolledinautopay|abgebucht|eingezogen|ziehenwir|buchenwir|wirziehen|wirbuchen|zieht|lastschrift(einzug|verfahren|mandat|eingezogen)|einzugsermachtigung|mandatsreferenz|sepamandat|sepalastschrift|zahlungsartlastschrift|zahlungperlastschrift|glaubigerid|serapreleve|seontpreleves|prelevement(automatique|sepa|le|du|effectue)|preleve(s|e|es)?(sur|le|automatiquement)|mandatsepa|rum/;
/** It could be: an offer, or one way among several. */
const OFFERED =
  /setup(a|your)?direct|switchto|sign(ing)?upfor|enrol(l)?(in|today|now)|whynot|want(to)?pay|couldpay|canpayby|waystopay|howtopay|savebypaying|payingbydirectdebit(is|could|saves)|applyfor|erteilensieuns|konnensie|einrichten|moglichkeit|optezpour|pensezau|adherez|passezau|choisissez|form(ular)?ausf|ifyou(pay|would)/;
const MENTIONED = /directdebit|lastschrift|prelevement|autopay|bankeinzug|debitorder/;
/** It is to be paid some other way. */
const OTHERWISE =
  /banktransfer|wiretransfer|bytransfer|bacs|bycheque|bycheck|makecheck|payable(to)|uberweis|virement|cheque|remittance|payonline|pleasepay|paybycard|cashpayment|bankgiro|sortcode|bpay|tippaye|parcarte/;

/** Whether the money is taken by direct debit; false when another way is asked for, undefined when nothing is said. */
export function findDirectDebit(rows: readonly Row[]): Found<boolean> | undefined {
  let other: Found<boolean> | undefined;
  for (const [at, row] of rows.entries()) {
    const words = squash(`${row.text} ${rows[at + 1]?.text ?? ""}`);
    const own = squash(row.text);
    const place = { page: row.page, box: boxOf(row) };
    const isNamed = MENTIONED.test(own);
    if (isNamed && TAKEN.test(words) && !OFFERED.test(words)) return { value: true, confidence: 0.92, place };
    if (
      /abgebucht|eingezogen|serapreleve|mandatsreferenz|enrolledinautopay|wewilltake|ziehenwir|buchenwir|wirziehenden|wirbuchenden/.test(
        own,
      ) &&
      !OFFERED.test(words)
    )
      return { value: true, confidence: 0.85, place };
    if (OTHERWISE.test(own)) other ??= { value: false, confidence: 0.75, place };
  }
  return other;
}

/** The day such a bill is paid on: what the paper says of every month, else the day it is due; a weekday when weekly. */
export function findPaymentDay(
  rows: readonly Row[],
  dueDate: Found<Day> | undefined,
  frequency: UsualFrequency | undefined,
): Found<number> | undefined {
  for (const row of rows) {
    const text = plain(row.text);
    for (const pattern of SAID_DAYS) {
      const day = Number(pattern.exec(text)?.[1]);
      if (day >= 1 && day <= 31) return { value: day, confidence: 0.9, place: { page: row.page, box: boxOf(row) } };
    }
  }
  if (dueDate === undefined) return undefined;
  const value = frequency === "weekly" ? weekdayOf(dueDate.value) : Number(dueDate.value.slice(8, 10));
  return { ...dueDate, value, confidence: dueDate.confidence * 0.9 };
}
