import { fileURLToPath } from "node:url";
import type { InferenceSession } from "onnxruntime-node";
import type { Day } from "#core/day.ts";
import type { Page } from "#core/scan/page.ts";
import { type Draft, draftOf } from "#core/scan/read-bill.ts";
import { combine } from "#core/scan/reader/combine.ts";
import { decide, type NetworkResult } from "#core/scan/reader/decide.ts";
import { type Features, featuresOf, MARKS, PLACES, STEPS } from "#core/scan/reader/features.ts";
import { PIECES } from "#core/scan/reader/grams.ts";
import { NEIGHBOURS } from "#core/scan/reader/neighbours.ts";
import { otherAmounts } from "#core/scan/reader/other-amounts.ts";
import type { Answers } from "#core/scan/reader/shares.ts";
import { load } from "#server/scanner/child/ocr/models.ts";

const FILE = fileURLToPath(new URL("./reader.onnx", import.meta.url));
const sessions = new Map<string, Promise<InferenceSession>>();
let network = FILE;

/** Reads by another network, to judge one that has not learned from certain papers. */
export function setNetwork(file: string): void {
  network = file;
}

/** The result for some pages: the draft, the rules' own draft, and the kinds of bill per the network. */
export type Read = { draft: Draft; ruled: Draft; topics: NetworkResult["topics"] | undefined };

/** From words with places to the fields of a bill: rules parse, the network ranks, rules compute and veto. */
export async function readPages(pages: readonly Page[], { today }: { today: Day }): Promise<Read> {
  const features = featuresOf(pages, { today });
  const ruled = draftOf(features.rules, features.rows, pages);
  if (features.tokens.length === 0) return { draft: ruled, ruled, topics: undefined };
  const learned = decide(features, await runNetwork(features));
  const found = combine(features.rules, learned, features.rows);
  const amounts = { amount: found.amount?.value ?? null, frequency: found.frequency?.value ?? null };
  const draft = draftOf(found, features.rows, pages, otherAmounts(features, amounts));
  return { draft, ruled, topics: learned.topics };
}

function session(file: string): Promise<InferenceSession> {
  const ready = sessions.get(file) ?? load(file, 2);
  sessions.set(file, ready);
  return ready;
}

/** Non-negative integers as little-endian 64-bit, which all supported machines use: BigInts are slow. */
function toInt64(numbers: ArrayLike<number>): BigInt64Array {
  const out = new BigInt64Array(numbers.length);
  const halves = new Uint32Array(out.buffer);
  for (let at = 0; at < numbers.length; at++) halves[2 * at] = numbers[at] ?? 0;
  return out;
}

function toShares(numbers: ArrayLike<number>, whole: number): Float32Array {
  const out = new Float32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) out[at] = (numbers[at] ?? 0) / whole;
  return out;
}

/** Runs the reading network on a document. */
async function runNetwork({ tokens, pieces, marks, places, near }: Features): Promise<Answers> {
  const ready = await session(network);
  const { Tensor } = await import("onnxruntime-node");
  const count = tokens.length;
  const answers = await ready.run({
    pieces: new Tensor("int64", toInt64(pieces), [1, count, PIECES]),
    marks: new Tensor("float32", toShares(marks, STEPS), [1, count, MARKS]),
    places: new Tensor("float32", toShares(places, 8192), [1, count, PLACES]),
    near: new Tensor("int64", toInt64(near), [1, count, NEIGHBOURS]),
  });
  const numbers = (name: string) => {
    const data = answers[name]?.data;
    if (!(data instanceof Float32Array)) throw new Error("the reader returned no numbers");
    return data;
  };
  return { words: numbers("words"), none: numbers("none"), paper: numbers("paper") };
}
