import type { Category } from "#core/categories.ts";
import { plain } from "./squash.ts";

/** Unambiguous names of bills, in the reader's languages. */
const EXPLICIT_NAMES: readonly (readonly [Category, RegExp])[] = [
  [
    "housing",
    /\b(?:property tax|council tax|local property tax|grundsteuer|taxes? foncieres?|impuesto sobre bienes inmuebles|imposto municipal sobre imoveis|imposta municipale propria|onroerende ?zaakbelasting|quittance de loyer|recibo de (?:alquiler|renda)|ricevuta d(?:i|ell)['’ ]?affitto)\b/,
  ],
  [
    "education",
    /\b(?:asilo nido|scuola (?:dell['’ ]?infanzia|materna)|kindertagesstatte|kita-?(?:gebuhr|beitrag)\w*|kinderopvang|creche (?:municipale|parentale)|guarderia|escuela infantil|childcare centre|day ?care)\b/,
  ],
  [
    "subscriptions",
    /\b(?:gym membership|fitness ?studio|fitness ?club|athletic club|salle de (?:sport|fitness)|palestra|gimnasio|sportschool|ginasio)\b/,
  ],
];

/** The category that a bill names unambiguously; undefined if none or several match. */
export function explicitCategory(text: string): Category | undefined {
  const words = plain(text);
  const [only, ...others] = EXPLICIT_NAMES.filter(([, pattern]) => pattern.test(words));
  return others.length === 0 ? only?.[0] : undefined;
}
