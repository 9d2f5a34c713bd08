import { weightsOf } from "./fold.ts";
import { floats, type Network, type Node, type Tensor } from "./onnx-file.ts";
import { type Swish, swishAfter } from "./swish.ts";

/** The range of values at a place in the network, in 255 steps. */
export type Scale = { step: number; zero: number };

const MIN_CHANNELS = 64;

/**
 * The convolutions computed in eight bits: pointwise ones, the depthwise ones between them, so that values stay quantised from one
 * to the next, and wide ones. The first ones, where precision matters most, stay unchanged.
 */
export function quantisableNodes(network: Network): Node[] {
  const ofVectors = new Set(
    network.nodes.filter(({ op }) => op === "GlobalAveragePool" || op === "Relu").flatMap(({ outputs }) => outputs),
  );
  return network.nodes.filter((node) => {
    if (node.op !== "Conv" || ofVectors.has(node.inputs[0] ?? "")) return false;
    const [channels = 0, each = 0, down, across] = weightsOf(network, node).dims;
    const isPointOrWide = down === across && (down === 1 || down === 3) && each >= MIN_CHANNELS;
    return isPointOrWide || (each === 1 && channels >= MIN_CHANNELS);
  });
}

/** Where values are quantised: before and after each of them, and after a hard swish that follows. */
export const quantisedPlaces = (network: Network, chosen: readonly Node[]) => [
  ...new Set(
    chosen.flatMap((node) => {
      const [from = "", output = ""] = [node.inputs[0], node.outputs[0]];
      const swish = swishAfter(network, output);
      return swish ? [from, output, swish.output] : [from, output];
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
type Quantised = { name: string; scale: Scale; remainder: number };

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
  const [min = 0, nextMin = 0] = sorted;
  const [nextMax = 0, max = 0] = sorted.slice(-2);
  const symmetricStep = Math.max(max, -min) / 127;
  if (weights.length <= POINTS) return symmetricStep;
  return Math.max(symmetricStep, (max + Math.max(0, nextMax)) / 128, -(min + Math.min(0, nextMin)) / 128);
}

/** Eight-bit weights, with a scale per channel. Values are quantised before the first convolution and dequantised after the last. */
export function toEightBits(network: Network, chosen: readonly Node[], scales: ReadonlyMap<string, Scale>) {
  const newNodes: Node[] = [];
  const quantised = new Map<string, Quantised>();
  const addTensor = (name: string, tensor: Tensor) => {
    network.tensors.set(name, tensor);
    return name;
  };
  const scaleInputs = (name: string, { step, zero }: Scale) => [
    addTensor(`${name}:step`, floats(Float32Array.of(step), [])),
    addTensor(`${name}:zero`, bytes("uint8", Uint8Array.of(zero), [])),
  ];
  const scaleAt = (place: string) => {
    const scale = scales.get(place);
    if (scale === undefined) throw new Error(`Nothing was seen at ${place}.`);
    return scale;
  };
  const add = (op: string, inputs: string[], output: string, attributes: Node["attributes"] = []) => {
    newNodes.push({ op, inputs, outputs: [output], attributes });
    return output;
  };

  function quantise(place: string): Quantised {
    const scale = scaleAt(place);
    return {
      name: add("QuantizeLinear", [place, ...scaleInputs(place, scale)], `${place}:coarse`),
      scale,
      remainder: 0,
    };
  }

  function dequantise(place: string) {
    const existing = quantised.get(place);
    const isDequantised = newNodes.some(({ outputs }) => outputs[0] === place);
    if (existing && !isDequantised)
      add("DequantizeLinear", [existing.name, ...scaleInputs(place, existing.scale)], place);
  }

  function convolve(node: Node) {
    const [from = "", output = ""] = [node.inputs[0], node.outputs[0]];
    const before = quantised.get(from) ?? quantise(from);
    quantised.set(from, before);
    const after = scaleAt(output);
    const { weights, biases, row, channels, dims } = weightsOf(network, node);
    const channelWeights = (channel: number) => weights.subarray(channel * row, (channel + 1) * row);
    const steps = biases.map((_, channel) => Math.max(1e-6, stepOf(channelWeights(channel))));
    const counts = Int32Array.from(biases, (addend, channel) => {
      const missing = before.remainder * channelWeights(channel).reduce((sum, weight) => sum + weight, 0);
      return Math.round((addend + missing) / ((steps[channel] ?? 1) * before.scale.step));
    });
    const quantisedWeights = Int8Array.from(weights, (weight, at) =>
      Math.round(weight / (steps[Math.floor(at / row)] ?? 1)),
    );
    const kernel = [
      addTensor(`${output}:weights`, bytes("int8", quantisedWeights, dims)),
      addTensor(`${output}:steps`, floats(steps)),
      addTensor(`${output}:zeros`, bytes("int8", new Int8Array(channels), [channels])),
    ];
    const name = add(
      "QLinearConv",
      [
        ...[before.name, ...scaleInputs(from, before.scale), ...kernel, ...scaleInputs(output, after)],
        addTensor(`${output}:counts`, bytes("int32", counts, [channels])),
      ],
      `${output}:coarse`,
      node.attributes,
    );
    quantised.set(output, { name, scale: after, remainder: 0 });
  }

  /**
   * A sum that is kept between 0 and 255 steps is a gate. What is added after the swish moves its nought by whole steps, so that
   * a convolution pads with what is nought after it; the rest of a step is left for that convolution.
   */
  function swish({ of, gate, addend, alpha, beta, output }: Swish) {
    const x = quantised.get(of);
    if (x === undefined) throw new Error(`Nothing is coarse at ${of}.`);
    const one = [
      addTensor("one", bytes("uint8", Uint8Array.of(1), [])),
      ...scaleInputs("beta", { step: beta, zero: 0 }),
    ];
    const slope = scaleInputs(`${gate}:slope`, { ...x.scale, step: x.scale.step * alpha });
    const gated = add(
      "com.microsoft.QLinearAdd",
      [x.name, ...slope, ...one, ...scaleInputs("gate", GATE)],
      `${gate}:coarse`,
    );
    const scale = scaleAt(output);
    const zero = Math.min(255, Math.max(0, scale.zero + Math.round(addend / scale.step)));
    const factors = [x.name, ...scaleInputs(of, x.scale), gated, ...scaleInputs("gate", GATE)];
    const product = scaleInputs(`${output}:moved`, { step: scale.step, zero });
    const name = add("com.microsoft.QLinearMul", [...factors, ...product], `${output}:coarse`);
    quantised.set(output, { name, scale, remainder: addend - (zero - scale.zero) * scale.step });
  }

  const swishes = chosen.flatMap((node) => swishAfter(network, node.outputs[0] ?? "") ?? []);
  const replaced = new Set(swishes.flatMap(({ nodes }) => nodes));
  for (const node of network.nodes) {
    if (replaced.has(node)) continue;
    if (!chosen.includes(node)) {
      for (const place of node.inputs) dequantise(place);
      newNodes.push(node);
      continue;
    }
    convolve(node);
    const after = swishes.find(({ of }) => of === node.outputs[0]);
    if (after) swish(after);
  }
  network.nodes = newNodes;
}
