import type { UsualFrequency } from "#core/interval.ts";

/** Words of how often that mean the same, weekly, monthly, quarterly and annually, by the first month's name of their language. */
const SAME: Record<string, readonly string[]> = {
  January: [
    "a week|a month|a quarter|a year",
    "per week|per month|per quarter|per year",
    "each week|each month|each quarter|each year",
    "every week|every month|every quarter|every year",
    "weekly|monthly|quarterly|annual",
    "Weekly|Monthly|Quarterly|Annual",
    "this week|this month|this quarter|this year",
  ],
  Januar: [
    "wöchentlich|monatlich|vierteljährlich|jährlich",
    "pro Woche|pro Monat|pro Quartal|pro Jahr",
    "im Monat|im Monat|im Quartal|im Jahr",
    "Wochenbeitrag|Monatsbeitrag|Quartalsbeitrag|Jahresbeitrag",
    "Wochenrate|Monatsrate|Quartalsrate|Jahresrate",
  ],
  januari: [
    "per week|per maand|per kwartaal|per jaar",
    "wekelijks|maandelijks|elk kwartaal|jaarlijks",
    "Weekpremie|Maandpremie|Kwartaalpremie|Jaarpremie",
  ],
  janvier: [
    "par semaine|par mois|par trimestre|par an",
    "chaque semaine|chaque mois|chaque trimestre|chaque année",
    "hebdomadaire|mensuelle|trimestrielle|annuelle",
    "hebdomadaire|mensuel|trimestriel|annuel",
  ],
  gennaio: [
    "alla settimana|al mese|al trimestre|all'anno",
    "settimanale|mensile|trimestrale|annuale",
    "settimanali|mensili|trimestrali|annui",
    "di ogni settimana|di ogni mese|di ogni trimestre|di ogni anno",
  ],
  enero: [
    "semanal|mensual|trimestral|anual",
    "a la semana|al mes|al trimestre|al año",
    "cada semana|cada mes|cada trimestre|cada año",
  ],
  janeiro: ["semanal|mensal|trimestral|anual", "por semana|por mês|por trimestre|por ano"],
  styczeń: ["tygodniowo|miesięcznie|kwartalnie|rocznie"],
  januarisv: ["per vecka|per månad|per kvartal|per år"],
};
const ORDER = ["weekly", "monthly", "quarterly", "annually"] as const;

/** A paper's text said of another frequency; undefined where it does not say how often. */
export function withFrequency(
  lines: readonly string[],
  months: string,
  from: UsualFrequency,
  to: UsualFrequency,
): string[] | undefined {
  const [first = ""] = months.split("|");
  const [had, has] = [ORDER.indexOf(from), ORDER.indexOf(to)];
  let count = 0;
  const changed = lines.map((line) =>
    (SAME[first] ?? []).reduce((text, row) => {
      const words = row.split("|");
      const [old = "", made = ""] = [words[had], words[has]];
      const parts = text.split(new RegExp(`(?<!\\p{L})${old}(?!\\p{L})`, "u"));
      count += parts.length - 1;
      return parts.join(made);
    }, line),
  );
  return count > 0 ? changed : undefined;
}
