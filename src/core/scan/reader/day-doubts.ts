import type { Candidate, Parsed } from "./candidates.ts";
import { textReader } from "./neighbours.ts";

/** The day of a discount. */
const DISCOUNT = /^\D{0,12}[\d.,]* ?%? ?(?:skonto|discount|escompte|sconto|descuento|desconto|korting|rabatt|rabat)/;
/** The same in a sentence: what may be deducted if paid by then. */
const KEPT_BACK = /^(?:\p{L}+ ){0,3}may deduct|^to (?:get|receive|claim) (?:the|a|your) discount/u;
/** Closing days. */
const CLOSED =
  /(?:closed|geschlossen|ferme\w*|chius[oi]|cerrad[oa]s?|gesloten|fechad[oa]s?)(?: on| am| le| il| el| op)?(?: \p{L}+)?$/u;
const PAID = /^(?:\S+ ){1,3}(?:paid|bezahlt|gezahlt|beglichen|betaald|paye|regle|pagato|pagado)\b/;
/** An end date, which is seldom a due date. */
const ENDS = /(?:ends?|renews?|runs? out)(?: at \S+)?(?: on)?$/;
/** Labels of dates other than the document's own. */
const NOT_ITS_OWN =
  /(?:auftrag|bestellung|lieferung|order|ordered|delivery|commande|livraison|ordine|pedido|bestelling|leistungs\S*|lieferdatum|bescheid)(?: date| vom| of| du| del| van| am| on)?:?$/;
/** A card's expiry, such as 04/29. */
const EXPIRES =
  /(?:exp\.?|expires?|expiry|valid (?:thru|until|to)|gultig bis|valid[oa] (?:ate|hasta|fino al)|caduca|vervalt|geldig tot|expire)[\s:]*\(?$/;
const MONTH_YEAR = /^\(?\d{2}\/\d{2}\)?[.,;]?$/;
/** Penalties subtracted from the score of such a day. */
const DOUBT = 8;
const END_DOUBT = 3;
const ISSUE_DOUBT = 3;

/** The penalty of a day as the due date: it's a discount's or a card's. */
export function dayDoubt({ tokens }: Pick<Parsed, "tokens">, { first, last, kind }: Candidate): number {
  const textOf = textReader({ tokens });
  const after = textOf(last + 1, last + 5);
  if (DISCOUNT.test(after) || KEPT_BACK.test(after) || PAID.test(after)) return DOUBT;
  if (CLOSED.test(textOf(first - 4, first))) return DOUBT;
  if (ENDS.test(textOf(first - 4, first))) return END_DOUBT;
  const isCard = kind === "part" && first === last && MONTH_YEAR.test(tokens[first]?.text ?? "");
  return isCard && EXPIRES.test(textOf(first - 3, first)) ? DOUBT : 0;
}

/** The penalty of a day as the document's date: it's an order's or a delivery's. */
export const issueDoubt = ({ tokens }: Pick<Parsed, "tokens">, { first }: Candidate): number =>
  NOT_ITS_OWN.test(textReader({ tokens })(first - 3, first)) ? ISSUE_DOUBT : 0;
