import type { Suggestion } from "#contract/categorize.ts";
import type { Model } from "#core/categorize/model.ts";
import { type CategorizedName, suggestForPerson } from "#core/categorize/own-names.ts";

type Options = { household: string; name: string; listFiled: (household: string) => Promise<CategorizedName[]> };

/** Suggests categories for a bill's name: the household's own choices first, then the model's. Nothing is stored. */
export async function suggest(
  model: Model,
  { household, name, listFiled }: Options,
): Promise<{ suggestions: Suggestion[] }> {
  const suggestions = suggestForPerson(model, name, await listFiled(household));
  return {
    suggestions: suggestions.map((each) => ({ ...each, confidence: Math.round(each.confidence * 1000) / 1000 })),
  };
}
