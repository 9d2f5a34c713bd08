import { weightsOf } from "./fold.ts";
import { floats, type Network, type Node, type Tensor } from "./onnx-file.ts";
import { type Swish, swishAfter } from "./swish.ts";

/** The range of values at a place in the network, in 255 steps. */
export type Scale = { step: number; zero: number };

const MANY = 64;

/**
 * The convolutions computed in eight bits: pointwise ones, the depthwise ones between them, so that values stay quantised from one
 * to the next, and wide ones. The first ones, where precision matters most, stay unchanged.
 */
export function coarseOnes(network: Network): Node[] {
  const ofVectors = new Set(
    network.nodes.filter(({ op }) => op === "GlobalAveragePool" || op === "Relu").flatMap(({ outputs }) => outputs),
  );
  return network.nodes.filter((node) => {
    if (node.op !== "Conv" || ofVectors.has(node.inputs[0] ?? "")) return false;
    const [channels = 0, each = 0, down, across] = weightsOf(network, node).dims;
    const isPointOrWide = down === across && (down === 1 || down === 3) && each >= MANY;
    return isPointOrWide || (each === 1 && channels >= MANY);
  });
}

/** Where values are quantised: before and after each of them, and after a hard swish that follows. */
export const placesAround = (network: Network, chosen: readonly Node[]) => [
  ...new Set(
    chosen.flatMap((node) => {
      const [from = "", answer = ""] = [node.inputs[0], node.outputs[0]];
      const swish = swishAfter(network, answer);
      return swish ? [from, answer, swish.answer] : [from, answer];
    }),
  ),
];

const bytes = (
  kind: "uint8" | "int8" | "int32",
  values: Uint8Array | Int8Array | Int32Array,
  dims: number[],
): Tensor => ({
  dims,
  kind,
  bytes: new Uint8Array(values.buffer),
});

/** Numbers that are coarse at a place. What was lost of an addend there is left for the next convolution's own. */
type Coarse = { name: string; scale: Scale; left: number };

/** A gate is between 0 and 1. */
const GATE: Scale = { step: 1 / 255, zero: 0 };

/** Depthwise convolutions have nine weights a channel, and add one product at a time. */
const POINTS = 9;

/**
 * Processors without instructions for it (VNNI) add two products in sixteen bits, which overflow beyond 32,767: with numbers of
 * at most 255, no two weights may add up to more than 128 steps. Which two are added depends on the processor.
 */
function stepOf(weights: Float32Array): number {
  const sorted = weights.toSorted((a, b) => a - b);
  const [least = 0, nextLeast = 0] = sorted;
  const [nextMost = 0, most = 0] = sorted.slice(-2);
  const alone = Math.max(most, -least) / 127;
  if (weights.length <= POINTS) return alone;
  return Math.max(alone, (most + Math.max(0, nextMost)) / 128, -(least + Math.min(0, nextLeast)) / 128);
}

/** Eight-bit weights, with a scale per channel. Values are quantised before the first convolution and dequantised after the last. */
export function toEightBits(network: Network, chosen: readonly Node[], scales: ReadonlyMap<string, Scale>) {
  const done: Node[] = [];
  const coarse = new Map<string, Coarse>();
  const put = (name: string, tensor: Tensor) => {
    network.tensors.set(name, tensor);
    return name;
  };
  const say = (name: string, { step, zero }: Scale) => [
    put(`${name}:step`, floats(Float32Array.of(step), [])),
    put(`${name}:zero`, bytes("uint8", Uint8Array.of(zero), [])),
  ];
  const scaleAt = (place: string) => {
    const scale = scales.get(place);
    if (scale === undefined) throw new Error(`Nothing was seen at ${place}.`);
    return scale;
  };
  const add = (op: string, inputs: string[], answer: string, attributes: Node["attributes"] = []) => {
    done.push({ op, inputs, outputs: [answer], attributes });
    return answer;
  };

  function makeCoarse(place: string): Coarse {
    const scale = scaleAt(place);
    return { name: add("QuantizeLinear", [place, ...say(place, scale)], `${place}:coarse`), scale, left: 0 };
  }

  function makeFine(place: string) {
    const known = coarse.get(place);
    const isThere = done.some(({ outputs }) => outputs[0] === place);
    if (known && !isThere) add("DequantizeLinear", [known.name, ...say(place, known.scale)], place);
  }

  function convolve(node: Node) {
    const [from = "", answer = ""] = [node.inputs[0], node.outputs[0]];
    const before = coarse.get(from) ?? makeCoarse(from);
    coarse.set(from, before);
    const after = scaleAt(answer);
    const { weights, addends, row, channels, dims } = weightsOf(network, node);
    const own = (channel: number) => weights.subarray(channel * row, (channel + 1) * row);
    const steps = addends.map((_, channel) => Math.max(1e-6, stepOf(own(channel))));
    const counts = Int32Array.from(addends, (addend, channel) => {
      const missing = before.left * own(channel).reduce((sum, weight) => sum + weight, 0);
      return Math.round((addend + missing) / ((steps[channel] ?? 1) * before.scale.step));
    });
    const rough = Int8Array.from(weights, (weight, at) => Math.round(weight / (steps[Math.floor(at / row)] ?? 1)));
    const kernel = [
      put(`${answer}:weights`, bytes("int8", rough, dims)),
      put(`${answer}:steps`, floats(steps)),
      put(`${answer}:zeros`, bytes("int8", new Int8Array(channels), [channels])),
    ];
    const name = add(
      "QLinearConv",
      [
        ...[before.name, ...say(from, before.scale), ...kernel, ...say(answer, after)],
        put(`${answer}:counts`, bytes("int32", counts, [channels])),
      ],
      `${answer}:coarse`,
      node.attributes,
    );
    coarse.set(answer, { name, scale: after, left: 0 });
  }

  /**
   * A sum that is kept between 0 and 255 steps is a gate. What is added after the swish moves its nought by whole steps, so that
   * a convolution pads with what is nought after it; the rest of a step is left for that convolution.
   */
  function swish({ of, gate, addend, alpha, beta, answer }: Swish) {
    const x = coarse.get(of);
    if (x === undefined) throw new Error(`Nothing is coarse at ${of}.`);
    const one = [put("one", bytes("uint8", Uint8Array.of(1), [])), ...say("beta", { step: beta, zero: 0 })];
    const slope = say(`${gate}:slope`, { ...x.scale, step: x.scale.step * alpha });
    const gated = add("com.microsoft.QLinearAdd", [x.name, ...slope, ...one, ...say("gate", GATE)], `${gate}:coarse`);
    const scale = scaleAt(answer);
    const zero = Math.min(255, Math.max(0, scale.zero + Math.round(addend / scale.step)));
    const factors = [x.name, ...say(of, x.scale), gated, ...say("gate", GATE)];
    const product = say(`${answer}:moved`, { step: scale.step, zero });
    const name = add("com.microsoft.QLinearMul", [...factors, ...product], `${answer}:coarse`);
    coarse.set(answer, { name, scale, left: addend - (zero - scale.zero) * scale.step });
  }

  const swishes = chosen.flatMap((node) => swishAfter(network, node.outputs[0] ?? "") ?? []);
  const replaced = new Set(swishes.flatMap(({ nodes }) => nodes));
  for (const node of network.nodes) {
    if (replaced.has(node)) continue;
    if (!chosen.includes(node)) {
      for (const place of node.inputs) makeFine(place);
      done.push(node);
      continue;
    }
    convolve(node);
    const after = swishes.find(({ of }) => of === node.outputs[0]);
    if (after) swish(after);
  }
  network.nodes = done;
}
