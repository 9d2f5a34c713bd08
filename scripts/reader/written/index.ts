import { de } from "./de.ts";
import { deOther } from "./de-by-another.ts";
import { en } from "./en.ts";
import { enOther } from "./en-by-another.ts";
import { enOther2 } from "./en-by-another-2.ts";
import { enMore } from "./en-more.ts";
import { enOverseas } from "./en-overseas.ts";
import { enOverseas2, frCanada } from "./en-overseas-2.ts";
import { enOverseas3 } from "./en-overseas-3.ts";
import { enOverseas4 } from "./en-overseas-4.ts";
import { enOverseas5 } from "./en-overseas-5.ts";
import { es } from "./es.ts";
import { esOther } from "./es-by-another.ts";
import { fr } from "./fr.ts";
import { frOther } from "./fr-by-another.ts";
import { frOtherDays } from "./fr-by-another-days.ts";
import { frOtherMore } from "./fr-by-another-more.ts";
import { it } from "./it.ts";
import { itOther } from "./it-by-another.ts";
import { itOtherMore } from "./it-by-another-more.ts";
import { deLetters, enLetters, frLetters, otherLetters } from "./letters.ts";
import { deMore, esMore, frMore, itMore, nlMore, ptMore } from "./more.ts";
import { nl } from "./nl.ts";
import { nlOther, svOther } from "./nl-by-another.ts";
import { pl, sv } from "./pl-sv.ts";
import { pt } from "./pt.ts";
import { plOther, ptOther } from "./pt-by-another.ts";
import type { Written } from "./written.ts";

const overseas = [...enOverseas, ...enOverseas2, ...enOverseas3, ...enOverseas4, ...enOverseas5];

/** All papers written by hand, by language: first those of one author, then those of five others. */
export const WRITTEN: Record<"en" | "de" | "nl" | "fr" | "it" | "es" | "pt" | "pl" | "sv", readonly Written[]> = {
  en: [...en, ...enMore, ...enLetters, ...enOther, ...enOther2, ...overseas],
  de: [...de, ...deMore, ...deLetters, ...deOther],
  nl: [...nl, ...nlMore, ...otherLetters.nl, ...nlOther],
  fr: [...fr, ...frMore, ...frLetters, ...frOther, ...frOtherMore, ...frOtherDays, ...frCanada],
  it: [...it, ...itMore, ...otherLetters.it, ...itOther, ...itOtherMore],
  es: [...es, ...esMore, ...otherLetters.es, ...esOther],
  pt: [...pt, ...ptMore, ...otherLetters.pt, ...ptOther],
  pl: [...pl, ...plOther],
  sv: [...sv, ...svOther],
};
