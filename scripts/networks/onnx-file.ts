import { bytesOf, type Field, messages, number, numbers, part, readFields, texts, writeFields } from "./protobuf.ts";

const TYPES = { float: 1, uint8: 2, int8: 3, int32: 6, int64: 7, half: 10 } as const;
type Kind = keyof typeof TYPES;
/** A constant of the network: its numbers, except whole ones of the graph's own bookkeeping, which stay bytes. */
export type Tensor = { dims: number[]; kind: Kind; bytes: Uint8Array };
export type Node = { op: string; inputs: string[]; outputs: string[]; attributes: Field[] };
export type Network = {
  version: number;
  nodes: Node[];
  tensors: Map<string, Tensor>;
  input: Field;
  inputName: string;
  output: string;
};

/** The first version of ONNX's arithmetic that knows eight bits; one of the package's files is older. */
const MIN_OPSET = 10;
const ATTRIBUTE = { name: 1, float: 2, tensor: 5, ints: 8, kind: 20 };

export function readNetwork(bytes: Uint8Array): Network {
  const model = readFields(bytes);
  const [graph = []] = messages(model, 7);
  const [version = 0] = numbers(messages(model, 8)[0] ?? [], 2);
  const tensors = new Map<string, Tensor>();
  for (const each of messages(graph, 5)) tensors.set(texts(each, 8)[0] ?? "", readTensor(each));
  const nodes: Node[] = [];
  for (const each of messages(graph, 1)) {
    const [op = ""] = texts(each, 4);
    const outputs = texts(each, 2);
    const attributes = each.filter((field) => field.number === 5);
    if (op !== "Constant") nodes.push({ op, inputs: texts(each, 1), outputs, attributes });
    else
      tensors.set(outputs[0] ?? "", readTensor(messages(messages(attributes, 5)[0] ?? [], ATTRIBUTE.tensor)[0] ?? []));
  }
  const input = graph.find((field) => field.number === 11);
  const [inputName] = texts(messages(graph, 11)[0] ?? [], 1);
  const [output] = texts(messages(graph, 12)[0] ?? [], 1);
  if (!input || inputName === undefined || output === undefined) throw new Error("This is no network.");
  const remaining = nodes.filter((node) => !unpackHalf(node, tensors));
  if (version < MIN_OPSET) for (const node of nodes) if (node.op === "Slice") moveSliceBoundsToInputs(node, tensors);
  return { version: Math.max(MIN_OPSET, version), nodes: remaining, tensors, input, inputName, output };
}

/** Weights may be kept in sixteen bits, with a step that makes numbers of them: they are numbers at once. */
function unpackHalf({ op, inputs, outputs }: Node, tensors: Map<string, Tensor>): boolean {
  const half = tensors.get(inputs[0] ?? "");
  if (op !== "Cast" || half?.kind !== "half") return false;
  const halves = new Uint16Array(Uint8Array.from(half.bytes).buffer);
  tensors.set(outputs[0] ?? "", floats(Float32Array.from(halves, fromHalf), half.dims));
  return true;
}

/** A sign, five bits of exponent and ten of fraction. */
function fromHalf(bits: number): number {
  const [sign, exponent, fraction] = [bits >> 15 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}

/** Since version 10 a slice takes its bounds from constant inputs. */
function moveSliceBoundsToInputs(node: Node, tensors: Map<string, Tensor>) {
  for (const what of ["starts", "ends", "axes"]) {
    const name = `${node.outputs[0]}:${what}`;
    tensors.set(name, int64s(ints(node, what)));
    node.inputs.push(name);
  }
  node.attributes = [];
}

function readTensor(fields: readonly Field[]): Tensor {
  const kind = (Object.keys(TYPES) as Kind[]).find((each) => TYPES[each] === numbers(fields, 2)[0]);
  const dims = numbers(fields, 1);
  const bytes = bytesOf(fields, 9) ?? (dims.includes(0) ? new Uint8Array() : undefined);
  if (kind === undefined || bytes === undefined) throw new Error("A constant of a kind that is not expected.");
  return { dims, kind, bytes };
}

/** The file, answering with the given outputs. */
export function writeNetwork(network: Network, outputs: readonly string[] = [network.output]): Uint8Array {
  const used = new Set(network.nodes.flatMap(({ inputs }) => inputs));
  const floats = [part(2, [part(1, [number(1, TYPES.float)])])];
  const graph = [
    ...network.nodes.map(({ op, inputs, outputs: outputNames, attributes }) =>
      part(1, [
        ...inputs.map((each) => part(1, each)),
        ...outputNames.map((each) => part(2, each)),
        ...named(op),
        ...attributes,
      ]),
    ),
    part(2, "recogniser"),
    ...[...network.tensors].flatMap(([name, { dims, kind, bytes }]) =>
      used.has(name)
        ? [part(5, [...dims.map((dim) => number(1, dim)), number(2, TYPES[kind]), part(8, name), part(9, bytes)])]
        : [],
    ),
    network.input,
    ...outputs.map((name) => part(12, [part(1, name), ...floats])),
  ];
  return writeFields([number(1, 7), part(7, graph), ...opsets(network)]);
}

/** Most steps are ONNX's own; those of a domain are named with it: "com.microsoft.QLinearMul". */
const domainOf = (op: string) => op.slice(0, Math.max(0, op.lastIndexOf(".")));
const named = (op: string) => {
  const domain = domainOf(op);
  return domain === "" ? [part(4, op)] : [part(4, op.slice(domain.length + 1)), part(7, domain)];
};
const opsets = ({ nodes, version }: Network) =>
  ["", ...new Set(nodes.map(({ op }) => domainOf(op)).filter(Boolean))].map((domain) =>
    part(8, [part(1, domain), number(2, domain === "" ? version : 1)]),
  );

const attribute = ({ attributes }: Pick<Node, "attributes">, name: string) =>
  messages(attributes, 5).find((each) => texts(each, ATTRIBUTE.name)[0] === name) ?? [];
export const ints = (node: Node, name: string) => numbers(attribute(node, name), ATTRIBUTE.ints);
export function float(node: Pick<Node, "attributes">, name: string): number | undefined {
  const field = attribute(node, name).find((each) => each.number === ATTRIBUTE.float);
  return field?.wire === 5 ? new DataView(Uint8Array.from(field.value).buffer).getFloat32(0, true) : undefined;
}
export const floatAttribute = (name: string, value: number): Field =>
  part(5, [
    part(ATTRIBUTE.name, name),
    { number: ATTRIBUTE.float, wire: 5, value: new Uint8Array(Float32Array.of(value).buffer) },
    number(ATTRIBUTE.kind, 1),
  ]);

export const numbersIn = ({ bytes }: Tensor) => new Float32Array(Uint8Array.from(bytes).buffer);
export const floats = (values: Float32Array, dims: number[] = [values.length]): Tensor => ({
  dims,
  kind: "float",
  bytes: new Uint8Array(values.buffer),
});
const int64s = (values: readonly number[]): Tensor => ({
  dims: [values.length],
  kind: "int64",
  bytes: new Uint8Array(BigInt64Array.from(values, BigInt).buffer),
});
