import type { Suggestion } from "#contract/categorize.ts";
import type { Model } from "#core/categorize/model.ts";
import { type Filed, suggestForPerson } from "#core/categorize/own-names.ts";

type Options = { household: string; name: string; listFiled: (household: string) => Promise<Filed[]> };

/** Categories for a bill's name, for this person: their own habits first, then what the model knows. Nothing is kept. */
export async function suggest(
  model: Model,
  { household, name, listFiled }: Options,
): Promise<{ suggestions: Suggestion[] }> {
  const suggestions = suggestForPerson(model, name, await listFiled(household));
  return {
    suggestions: suggestions.map((each) => ({ ...each, confidence: Math.round(each.confidence * 1000) / 1000 })),
  };
}
