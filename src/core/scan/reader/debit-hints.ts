import { saidIn } from "./around-sums.ts";
import type { Features } from "./features.ts";

/** Sentences that say that money will be taken, in several languages. */
const TAKEN = new RegExp(
  [
    "will (?:automatically )?be (?:automatically )?(?:collected|debited|charged|taken|withdrawn|deducted)",
    "we(?:'ll| will) (?:automatically )?(?:collect|take|debit|charge|withdraw)",
    "you pay by direct debit|enrolled in auto ?pay|auto ?pay is (?:on|active|scheduled)|pre-?authori[sz]ed payment:",
    "(?:buchen|ziehen) wir|(?:wird|werden) (?:\\S+ ){0,9}(?:abgebucht|eingezogen)",
    "ser(?:a|ont) (?:\\S+ )?(?:preleve|debite|porte a votre carte)",
    "wor(?:dt|den) (?:\\S+ ){0,12}(?:afgeschreven|geincasseerd)|schrij(?:ft|ven) (?:\\S+ ){1,9}af(?:\\s|$)|u betaalt (?:via|per|met) automatische incasso",
    "(?:sara|verra|saranno|verranno) addebitat[oaie]|se (?:cargara|adeudara|cobrara) en|sera (?:debitado|cargado)",
  ]
    .map((words) => `(?:${words})`)
    .join("|"),
);
/** What could be, has been, or is no more. */
const NOT_SO =
  /cancelled|canceled|if you|if your|would|could|apply|set up|enrol|sign up|switch|why not|prefer|declined|late|penalty|wenn sie|falls|mochten sie|si vous|se desidera|als u|liever|si desea|no more/;
/** How much likelier such a sentence makes a direct debit, as what is added to its score. */
const HINT = 2.5;

/** What a paper says in a whole sentence about money that will be taken. */
export function debitHint({ tokens }: Pick<Features, "tokens">): number {
  const sentences = saidIn({ tokens })(0, tokens.length).split(/[.!?] (?!\d)/);
  return sentences.some((sentence) => TAKEN.test(sentence) && !NOT_SO.test(sentence)) ? HINT : 0;
}
