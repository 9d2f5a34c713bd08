import type { Candidate, Parsed } from "./candidates.ts";
import { saidIn } from "./neighbours.ts";

/** A day by which less is to be paid. */
const DISCOUNT = /^\D{0,12}[\d.,]* ?%? ?(?:skonto|discount|escompte|sconto|descuento|desconto|korting|rabatt|rabat)/;
/** The same in a sentence: what one may keep back who pays by then. */
const KEPT_BACK = /^(?:\p{L}+ ){0,3}may deduct|^to (?:get|receive|claim) (?:the|a|your) discount/u;
/** Days on which nobody works. */
const CLOSED =
  /(?:closed|geschlossen|ferme\w*|chius[oi]|cerrad[oa]s?|gesloten|fechad[oa]s?)(?: on| am| le| il| el| op)?(?: \p{L}+)?$/u;
const PAID = /^(?:\S+ ){1,3}(?:paid|bezahlt|gezahlt|beglichen|betaald|paye|regle|pagato|pagado)\b/;
/** The day on which something ends, which is seldom when the next is paid. */
const ENDS = /(?:ends?|renews?|runs? out)(?: at \S+)?(?: on)?$/;
/** What else a paper dates than itself. */
const NOT_ITS_OWN =
  /(?:auftrag|bestellung|lieferung|order|ordered|delivery|commande|livraison|ordine|pedido|bestelling|leistungs\S*|lieferdatum|bescheid)(?: date| vom| of| du| del| van| am| on)?:?$/;
/** A card's last month, as 04/29. */
const EXPIRES =
  /(?:exp\.?|expires?|expiry|valid (?:thru|until|to)|gultig bis|valid[oa] (?:ate|hasta|fino al)|caduca|vervalt|geldig tot|expire)[\s:]*\(?$/;
const MONTH_YEAR = /^\(?\d{2}\/\d{2}\)?[.,;]?$/;
/** As much is taken off the score of such a day. */
const DOUBT = 8;
const END_DOUBT = 3;
const ISSUE_DOUBT = 3;

/** What speaks against a day as the one something is due: that it is a discount's, or a card's. */
export function dayDoubt({ tokens }: Pick<Parsed, "tokens">, { first, last, kind }: Candidate): number {
  const said = saidIn({ tokens });
  const after = said(last + 1, last + 5);
  if (DISCOUNT.test(after) || KEPT_BACK.test(after) || PAID.test(after)) return DOUBT;
  if (CLOSED.test(said(first - 4, first))) return DOUBT;
  if (ENDS.test(said(first - 4, first))) return END_DOUBT;
  const isCard = kind === "part" && first === last && MONTH_YEAR.test(tokens[first]?.text ?? "");
  return isCard && EXPIRES.test(said(first - 3, first)) ? DOUBT : 0;
}

/** What speaks against a day as the paper's own: that it is an order's, or of what was delivered. */
export const issueDoubt = ({ tokens }: Pick<Parsed, "tokens">, { first }: Candidate): number =>
  NOT_ITS_OWN.test(saidIn({ tokens })(first - 3, first)) ? ISSUE_DOUBT : 0;
