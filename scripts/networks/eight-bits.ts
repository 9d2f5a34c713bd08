import { weightsOf } from "./fold.ts";
import { floats, type Network, type Node, type Tensor } from "./onnx-file.ts";

/** The numbers that pass a place in the network, as steps of 1/255 between two ends. */
export type Scale = { step: number; zero: number };

const MANY = 64;

/**
 * The convolutions that are done in eight bits. In the recogniser those that look at one point at a time: half of all the work,
 * and the least harmed. In the detector the three wide ones near its end.
 */
export function coarseOnes(network: Network, side: 1 | 3): Node[] {
  const ofVectors = new Set(
    network.nodes.filter(({ op }) => op === "GlobalAveragePool" || op === "Relu").flatMap(({ outputs }) => outputs),
  );
  return network.nodes.filter((node) => {
    if (node.op !== "Conv" || (side === 1 && ofVectors.has(node.inputs[0] ?? ""))) return false;
    const [, each = 0, down, across] = weightsOf(network, node).dims;
    return down === side && across === side && each >= MANY;
  });
}

export const placesAround = (nodes: readonly Node[]) => [
  ...new Set(nodes.flatMap(({ inputs, outputs }) => [inputs[0] ?? "", outputs[0] ?? ""])),
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

/** Weights in eight bits, each channel with a step of its own; what goes in and comes out is made coarse and fine again. */
export function toEightBits(network: Network, chosen: readonly Node[], scales: ReadonlyMap<string, Scale>) {
  const put = (name: string, tensor: Tensor) => {
    network.tensors.set(name, tensor);
    return name;
  };
  const scaleAt = (place: string) => {
    const scale = scales.get(place);
    if (scale === undefined) throw new Error(`Nothing was seen at ${place}.`);
    const step = put(`${place}:step`, floats(Float32Array.of(scale.step), []));
    return { ...scale, names: [step, put(`${place}:zero`, bytes("uint8", Uint8Array.of(scale.zero), []))] };
  };
  network.nodes = network.nodes.flatMap((node) => {
    if (!chosen.includes(node)) return [node];
    const [from = "", answer = ""] = [node.inputs[0], node.outputs[0]];
    const [before, after] = [scaleAt(from), scaleAt(answer)];
    const { weights, addends, row, channels, dims } = weightsOf(network, node);
    const steps = addends.map((_, channel) => {
      const own = weights.subarray(channel * row, (channel + 1) * row);
      return Math.max(1e-6, own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127);
    });
    const coarse = Int8Array.from(weights, (weight, at) => Math.round(weight / (steps[Math.floor(at / row)] ?? 1)));
    const counts = Int32Array.from(addends, (addend, channel) =>
      Math.round(addend / ((steps[channel] ?? 1) * before.step)),
    );
    return [
      { op: "QuantizeLinear", inputs: [from, ...before.names], outputs: [`${answer}:in`], attributes: [] },
      {
        op: "QLinearConv",
        inputs: [
          `${answer}:in`,
          ...before.names,
          put(`${answer}:coarse`, bytes("int8", coarse, dims)),
          put(`${answer}:steps`, floats(steps)),
          put(`${answer}:zeros`, bytes("int8", new Int8Array(channels), [channels])),
          ...after.names,
          put(`${answer}:counts`, bytes("int32", counts, [channels])),
        ],
        outputs: [`${answer}:out`],
        attributes: node.attributes,
      },
      { op: "DequantizeLinear", inputs: [`${answer}:out`, ...after.names], outputs: [answer], attributes: [] },
    ];
  });
}
