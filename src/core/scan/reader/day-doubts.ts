import { saidIn } from "./around-sums.ts";
import type { Candidate } from "./candidates.ts";
import type { Features } from "./features.ts";

/** A day by which less is to be paid. */
const DISCOUNT = /^\D{0,12}[\d.,]* ?%? ?(?:skonto|discount|escompte|sconto|descuento|desconto|korting|rabatt|rabat)/;
/** A card's last month, as 04/29. */
const EXPIRES =
  /(?:exp\.?|expires?|expiry|valid (?:thru|until|to)|gultig bis|valid[oa] (?:ate|hasta|fino al)|caduca|vervalt|geldig tot|expire)[\s:]*\(?$/;
const MONTH_YEAR = /^\(?\d{2}\/\d{2}\)?[.,;]?$/;
/** As much is taken off the score of such a day. */
const DOUBT = 8;

/** What speaks against a day as the one something is due: that it is a discount's, or a card's. */
export function dayDoubt({ tokens }: Pick<Features, "tokens">, { first, last, kind }: Candidate): number {
  const said = saidIn({ tokens });
  if (DISCOUNT.test(said(last + 1, last + 5))) return DOUBT;
  const isCard = kind === "part" && first === last && MONTH_YEAR.test(tokens[first]?.text ?? "");
  return isCard && EXPIRES.test(said(first - 3, first)) ? DOUBT : 0;
}
