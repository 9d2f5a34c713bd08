import { EMPTY_ROW, GRADES, KINDS, LABELS, LEARNED, type Model, PLACES, packWeight } from "#core/categorize/model.ts";
import { type Line, type Second, spellingsOf } from "./read-lists.ts";
import type { Trained } from "./train.ts";

export type Parts = {
  lines: readonly Line[];
  seconds: readonly Second[];
  everyday: ReadonlySet<string>;
  trained: Trained;
  heat: Model["heat"];
};

/** The model's file: one line per heading, so that a change to a list shows as a change of its line. */
export function writeModel({ lines, seconds, everyday, trained, heat }: Parts): string {
  const keys = new Map<string, Line>();
  // A phrase outranks a brand of the same name, our own brand one of the map's, and any of them a hint.
  const order = ["phrase", "brand", "place", "hint"];
  const ranked = lines.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  for (const line of ranked) {
    for (const key of spellingsOf(line.name)) {
      const at = line.place === "ending" ? `*${key}` : key;
      if (!keys.has(at)) keys.set(at, line);
    }
  }
  const known = [...keys].map(([key, line]) => ({ key: key.replace("*", ""), ...line }));
  const groups = KINDS.flatMap((kind) =>
    PLACES.flatMap((place) =>
      LABELS.flatMap((category) => {
        const matching = known.filter(
          (each) => each.kind === kind && each.place === place && each.category === category,
        );
        const list = matching.map(({ key }) => key).sort();
        return list.length === 0 ? [] : [`${kind} ${place} ${category}\t${list.join(" ")}`];
      }),
    ),
  );
  const also = LABELS.flatMap((category) => {
    const matching = seconds.filter((each) => each.category === category);
    const list = matching.flatMap(({ name }) => spellingsOf(name)).sort();
    return list.length === 0 ? [] : [`also ${category}\t${[...new Set(list)].join(" ")}`];
  });
  const maxWeight = trained.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = maxWeight / 45 / 1.5;
  return [
    "weekwise categories 1",
    `heat\t${GRADES.map((grade) => heat[grade].toFixed(2)).join(" ")}`,
    `biases\t${trained.biases.map((bias) => bias.toFixed(3)).join(" ")}`,
    `everyday\t${[...everyday].sort().join(" ")}`,
    ...groups,
    ...also,
    `step\t${step.toPrecision(4)}`,
    `weights\t${packRows(trained.weights, step)}`,
    "",
  ].join("\n");
}

function packRows(weights: Float32Array, step: number): string {
  const nothing = packWeight(0, step).repeat(LEARNED);
  const rows = Array.from({ length: weights.length / LEARNED }, (_, row) => {
    const packed = Array.from(weights.subarray(row * LEARNED, (row + 1) * LEARNED), (weight) =>
      packWeight(weight, step),
    );
    return packed.join("") === nothing ? EMPTY_ROW : packed.join("");
  });
  return rows.join("");
}
