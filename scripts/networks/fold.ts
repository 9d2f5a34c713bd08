import { float, floatAttribute, floats, ints, type Network, type Node, numbersIn } from "./onnx-file.ts";

/** A convolution's weights and biases, one row of weights per output channel. */
export function weightsOf({ tensors }: Network, node: Node) {
  const [, weightName = "", biasName] = node.inputs;
  const tensor = tensors.get(weightName);
  if (tensor === undefined) throw new Error(`${node.outputs[0]} has no weights.`);
  const [channels = 1] = tensor.dims;
  const weights = numbersIn(tensor);
  const addend = biasName === undefined ? undefined : tensors.get(biasName);
  return {
    dims: tensor.dims,
    channels,
    weights,
    row: weights.length / channels,
    biases: addend ? numbersIn(addend) : new Float32Array(channels),
  };
}

function setWeights(network: Network, node: Node, weights: Float32Array, biases: Float32Array) {
  const { dims } = weightsOf(network, node);
  const [weightName, biasName] = [`${node.outputs[0]}:weights`, `${node.outputs[0]}:addends`];
  network.tensors.set(weightName, floats(weights, dims));
  network.tensors.set(biasName, floats(biases));
  node.inputs = [node.inputs[0] ?? "", weightName, biasName];
}

/** Each output channel multiplied by a factor, plus a bias. */
function scaleOutputs(
  network: Network,
  node: Node,
  times: (channel: number) => number,
  plus: (channel: number) => number,
) {
  const { weights, biases, row } = weightsOf(network, node);
  setWeights(
    network,
    node,
    weights.map((weight, at) => weight * times(Math.floor(at / row))),
    biases.map((addend, channel) => addend * times(channel) + plus(channel)),
  );
}

export const usersOf = ({ nodes }: Network, name: string) => nodes.filter(({ inputs }) => inputs.includes(name));
const remove = (network: Network, ...removed: Node[]) => {
  network.nodes = network.nodes.filter((node) => !removed.includes(node));
};

/** The one number a node multiplies by or adds, and what it does that to. */
export function scalarIn({ tensors }: Network, node: Node | undefined, op: string) {
  if (node?.op !== op) return undefined;
  for (const [at, name] of node.inputs.entries()) {
    const tensor = tensors.get(name);
    const value = tensor?.kind === "float" && tensor.bytes.length === 4 ? numbersIn(tensor)[0] : undefined;
    if (value !== undefined) return { value, of: node.inputs[1 - at] ?? "" };
  }
  return undefined;
}

/**
 * Fewer steps with the same result: factors and biases before or after a convolution are folded into its weights, and the five steps
 * of a hard swish become two.
 */
export function fold(network: Network) {
  while (network.nodes.some((node) => node.op === "Conv" && foldAfter(network, node)));
  for (const node of [...network.nodes]) foldSwish(network, node);
  for (const node of [...network.nodes]) foldBefore(network, node);
}

function foldAfter(network: Network, node: Node): boolean {
  const [next, ...others] = usersOf(network, node.outputs[0] ?? "");
  if (next === undefined || others.length > 0) return false;
  const [factor, addend] = [scalarIn(network, next, "Mul"), scalarIn(network, next, "Add")];
  if (next.op === "BatchNormalization") {
    const [scale, shift, mean, variance] = next.inputs.slice(1).map((name) => {
      const tensor = network.tensors.get(name);
      return tensor ? numbersIn(tensor) : new Float32Array();
    });
    const times = (at: number) =>
      (scale?.[at] ?? 1) / Math.sqrt((variance?.[at] ?? 1) + (float(next, "epsilon") ?? 1e-5));
    scaleOutputs(network, node, times, (at) => (shift?.[at] ?? 0) - (mean?.[at] ?? 0) * times(at));
  } else if (factor)
    scaleOutputs(
      network,
      node,
      () => factor.value,
      () => 0,
    );
  else if (addend)
    scaleOutputs(
      network,
      node,
      () => 1,
      () => addend.value,
    );
  else return false;
  node.outputs = next.outputs;
  remove(network, next);
  return true;
}

/** x times (x plus 3, kept between 0 and 6) through 6. */
function foldSwish(network: Network, plus: Node) {
  const three = scalarIn(network, plus, "Add");
  const [clip] = usersOf(network, plus.outputs[0] ?? "");
  const [times] = usersOf(network, clip?.outputs[0] ?? "");
  const [through] = usersOf(network, times?.outputs[0] ?? "");
  if (three?.value !== 3 || clip?.op !== "Clip" || times?.op !== "Mul" || through?.op !== "Div") return;
  const [gate = "", output = ""] = [clip.outputs[0], through.outputs[0]];
  const attributes = [floatAttribute("alpha", 1 / 6), floatAttribute("beta", 0.5)];
  network.nodes.splice(
    network.nodes.indexOf(plus),
    1,
    { op: "HardSigmoid", inputs: [three.of], outputs: [gate], attributes },
    { op: "Mul", inputs: [three.of, gate], outputs: [output], attributes: [] },
  );
  remove(network, clip, times, through);
}

/** A factor and an addend before a convolution. Where it pads, it pads with noughts after the addend, which has to stay. */
function foldBefore(network: Network, times: Node) {
  const factor = scalarIn(network, times, "Mul");
  const [plus, ...otherUsers] = usersOf(network, times.outputs[0] ?? "");
  const addend = scalarIn(network, plus, "Add");
  const [node, ...others] = usersOf(network, plus?.outputs[0] ?? "");
  if (!factor || !plus || !addend || node?.op !== "Conv" || otherUsers.length + others.length > 0) return;
  const { weights, biases, row } = weightsOf(network, node);
  const sums = biases.map((_, channel) =>
    weights.subarray(channel * row, (channel + 1) * row).reduce((sum, weight) => sum + weight, 0),
  );
  const isPadded = ints(node, "pads").some((pad) => pad > 0);
  setWeights(
    network,
    node,
    weights.map((weight) => weight * factor.value),
    isPadded ? biases : biases.map((each, channel) => each + addend.value * (sums[channel] ?? 0)),
  );
  if (!isPadded) {
    node.inputs[0] = factor.of;
    remove(network, times, plus);
    return;
  }
  const name = `${plus.outputs[0]}:addend`;
  network.tensors.set(name, floats(Float32Array.of(addend.value / factor.value)));
  plus.inputs = [factor.of, name];
  remove(network, times);
}
