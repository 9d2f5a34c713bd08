import type { Day } from "#core/day.ts";
import type { Page } from "#core/scan/page.ts";
import { type Draft, draftOf } from "#core/scan/read-bill.ts";
import { combine } from "#core/scan/reader/combine.ts";
import { type Decided, decide } from "#core/scan/reader/decide.ts";
import { featuresOf } from "#core/scan/reader/features.ts";
import { ask } from "./network.ts";

/** What pages say: the draft, what the rules alone make of it, and what kind of bill the network takes it for. */
export type Read = { draft: Draft; ruled: Draft; topics: Decided["topics"] | undefined };

/** From words with their places to the fields of a bill: rules parse, the network ranks, rules compute and veto. */
export async function readPages(pages: readonly Page[], { today }: { today: Day }, file?: string): Promise<Read> {
  const features = featuresOf(pages, { today });
  const ruled = draftOf(features.rules, features.rows, pages);
  if (features.tokens.length === 0) return { draft: ruled, ruled, topics: undefined };
  const learned = decide(features, await ask(features, file));
  const draft = draftOf(combine(features.rules, learned, features.rows), features.rows, pages);
  return { draft, ruled, topics: learned.topics };
}
