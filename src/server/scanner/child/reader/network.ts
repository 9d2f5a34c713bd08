import { fileURLToPath } from "node:url";
import type { InferenceSession } from "onnxruntime-node";
import { type Features, MARKS, PLACES, STEPS } from "#core/scan/reader/features.ts";
import { PIECES } from "#core/scan/reader/grams.ts";
import { NEIGHBOURS } from "#core/scan/reader/neighbours.ts";
import type { Answers } from "#core/scan/reader/shares.ts";
import { load } from "#server/scanner/child/ocr/models.ts";

const FILE = fileURLToPath(new URL("./reader.onnx", import.meta.url));
const sessions = new Map<string, Promise<InferenceSession>>();

function session(file: string): Promise<InferenceSession> {
  const ready = sessions.get(file) ?? load(file, 2);
  sessions.set(file, ready);
  return ready;
}

/** Asks the reading network about a paper. */
export async function ask({ tokens, pieces, marks, places, near }: Features, file = FILE): Promise<Answers> {
  const network = await session(file);
  const { Tensor } = await import("onnxruntime-node");
  const count = tokens.length;
  const answers = await network.run({
    pieces: new Tensor("int64", BigInt64Array.from(pieces, BigInt), [1, count, PIECES]),
    marks: new Tensor(
      "float32",
      Float32Array.from(marks, (mark) => mark / STEPS),
      [1, count, MARKS],
    ),
    places: new Tensor(
      "float32",
      Float32Array.from(places, (place) => place / 8192),
      [1, count, PLACES],
    ),
    near: new Tensor("int64", BigInt64Array.from(near, BigInt), [1, count, NEIGHBOURS]),
  });
  const numbers = (name: string) => {
    const data = answers[name]?.data;
    if (!(data instanceof Float32Array)) throw new Error("the reader answered with no numbers");
    return data;
  };
  return { words: numbers("words"), none: numbers("none"), paper: numbers("paper") };
}
