import type { Scale } from "./eight-bits.ts";
import { float, type Network } from "./onnx-file.ts";

/** A network trained in eight bits clips its values: the limits become its scales, and the clipping steps are removed. */
export function trainedScales(network: Network): Map<string, Scale> {
  const scales = new Map<string, Scale>();
  for (const { op, inputs, outputs, attributes } of network.nodes) {
    const [from = "", place = ""] = [inputs[0], outputs[0]];
    const producer = network.nodes.find((node) => node.outputs[0] === from);
    if (op !== "Clip" || producer === undefined) continue;
    const [low = 0, high = 1] = [float({ attributes }, "min"), float({ attributes }, "max")];
    const step = (high - low) / 255;
    scales.set(place, { step, zero: Math.round(-low / step) });
    producer.outputs[0] = place;
  }
  network.nodes = network.nodes.filter(({ op }) => op !== "Clip");
  return scales;
}
