import { GRADES, type Grade, type Model } from "#core/categorize/model.ts";
import { scoreName, toProbabilities } from "#core/categorize/suggest.ts";
import { wordsOf } from "#core/categorize/words.ts";

export type Truth = { name: string; label: number };

const HEATS = Array.from({ length: 60 }, (_, n) => 0.6 + n * 0.1);
// A grade seen a few times must not claim more than the lists together show.
const PRIOR = { names: 10, heat: 2 };

/** For each grade of evidence, the heat under which the truths of these names were least surprising. */
export function fitHeat(model: Model, truths: readonly Truth[], grades: readonly Grade[] = GRADES): Model["heat"] {
  const heat = { ...model.heat };
  const scored = truths.map(({ name, label }) => ({ label, ...scoreName(model, wordsOf(name)) }));
  for (const grade of grades) {
    const ofGrade = scored.filter((each) => each.grade === grade);
    const surprise = (at: number) =>
      ofGrade.reduce(
        (sum, { scores, label }) => sum - Math.log(Math.max(1e-3, toProbabilities(scores, at)[label] ?? 0)),
        0,
      ) +
      PRIOR.names * Math.log(at / PRIOR.heat) ** 2;
    heat[grade] = HEATS.reduce((best, each) => (surprise(each) < surprise(best) ? each : best));
  }
  return heat;
}
