import type { Parsed } from "./candidates.ts";
import { textReader } from "./neighbours.ts";

/** Sentences stating that money will be debited, in several languages. */
const WILL_BE_DEBITED = new RegExp(
  [
    "will (?:automatically )?be (?:automatically )?(?:collected|debited|charged|taken|withdrawn|deducted)",
    "we(?:'ll| will) (?:(?:\\S+ ){0,5}and )?(?:automatically )?(?:collect|take|debit|charge|withdraw)",
    "you pay by direct debit|enrolled in auto ?pay|auto ?pay is (?:on|active|scheduled)|pre-?authori[sz]ed payment:",
    "(?:buchen|ziehen) wir|(?:wird|werden) (?:\\S+ ){0,9}(?:abgebucht|eingezogen)",
    "ser(?:a|ont) (?:\\S+ )?(?:preleve|debite|porte a votre carte)",
    "wor(?:dt|den) (?:\\S+ ){0,12}(?:afgeschreven|geincasseerd)|schrij(?:ft|ven) (?:\\S+ ){1,9}af(?![a-z])|u betaalt (?:via|per|met) automatische incasso",
    "(?:sara|verra|saranno|verranno) addebitat[oaie]|se (?:cargara|adeudara|cobrara) en|sera (?:debitado|cargado)",
  ]
    .map((words) => `(?:${words})`)
    .join("|"),
);
/** Debits that are possible, past or cancelled. */
const NOT_CERTAIN =
  /cancelled|canceled|if you|if your|would|could|apply|set up|enrol|sign up|switch|why not|prefer|declined|late|penalty|wenn sie|falls|mochten sie|si vous|se desidera|als u|liever|si desea|no more|no longer|nicht mehr|erlischt|ne sera plus|niet (?:meer|langer)|non (?:sara|verra) piu|ya no|ja nao/;
/** How many words around it are considered, as a table before it has no full stop. */
const [BEFORE, AFTER] = [14, 22];
/** The bonus for direct debit. */
const HINT = 2.5;

type Sentence = { first: number; last: number };

/** Finds sentences stating that money will be debited. */
export function debitSentencesIn({ tokens }: Pick<Parsed, "tokens">): Sentence[] {
  const textOf = textReader({ tokens });
  const found: Sentence[] = [];
  let first = 0;
  for (const [last, { text }] of tokens.entries()) {
    const isEnd = /[.!?]$/.test(text) && !/^\d/.test(tokens[last + 1]?.text ?? "");
    if (!isEnd && last < tokens.length - 1) continue;
    const sentence = textOf(first, last + 1);
    const match = NOT_CERTAIN.test(sentence) ? null : WILL_BE_DEBITED.exec(sentence);
    if (match) {
      const at = first + sentence.slice(0, match.index).split(" ").length - 1;
      found.push({ first: Math.max(first, at - BEFORE), last: Math.min(last, at + AFTER) });
    }
    first = last + 1;
  }
  return found;
}

/** The bonus of such sentences for direct debit. */
export const debitHint = (sentences: readonly Sentence[]): number => (sentences.length > 0 ? HINT : 0);
