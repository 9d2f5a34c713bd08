import type { Candidate } from "./candidates.ts";
import type { Token } from "./tokens.ts";

/** A paper's words and the values among them, before the network is asked. */
export type Parsed = {
  tokens: readonly Token[];
  candidates: readonly Candidate[];
  /** For each value the words that may be its label. */
  near: Int16Array;
};
