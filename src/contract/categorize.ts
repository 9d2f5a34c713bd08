import * as z from "zod/mini";
import * as requests from "#contract/requests/bills.ts";
import { CATEGORIES } from "#core/categories.ts";
import { call } from "./call.ts";
import { requiredText } from "./fields.ts";

export const Suggestion = z.object({ category: z.enum(CATEGORIES), confidence: z.number() });
export type Suggestion = z.output<typeof Suggestion>;

export const categorize = call({
  ...requests.categorize,
  changesNothing: true,
  summary: "Suggest up to three categories for a bill name, most confident first. Returns none if it would be a guess.",
  access: "write",
  input: z.object({ name: requiredText("Bill name", 255) }),
  output: z.object({ suggestions: z.array(Suggestion) }),
});
