import { type DateOrder, datesIn } from "./date-text.ts";

const US =
  /\b(USD|ZIP|EIN)\b|\b(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.?,? ?\d{5}(-\d{4})?\b|United States|\bUSA\b/;
const ELSEWHERE = /£|€|\bRM\b|\bVAT\b|\bABN\b|MwSt|\bTVA\b|\bGST\b|Sdn|Bhd|GmbH|\bLtd\b|Pty/i;

/** The order in which a paper writes its dates, by dates that can only be read one way, then by its country. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const found of texts.flatMap(datesIn)) {
    if ("day" in found) continue;
    if (found.first > 12) dayFirst++;
    if (found.second > 12) monthFirst++;
  }
  if (dayFirst !== monthFirst) return monthFirst > dayFirst ? "month-first" : "day-first";
  const whole = texts.join("\n");
  return US.test(whole) && !ELSEWHERE.test(whole) ? "month-first" : "day-first";
}
