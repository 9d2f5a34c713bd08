import { floats, type Network, numbersIn } from "../networks/onnx-file.ts";

/** Keeps only the given characters in the output: most of the last step's work is for characters that bills don't have. */
export function keepCharacters(network: Network, kept: readonly number[], all: number) {
  for (const [name, tensor] of network.tensors) {
    const rows = tensor.dims.length === 2 ? (tensor.dims[0] ?? 0) : 1;
    if (tensor.kind !== "float" || tensor.dims.at(-1) !== all || tensor.dims.length > 2) continue;
    const numbers = numbersIn(tensor);
    const fewer = new Float32Array(rows * kept.length);
    for (let row = 0; row < rows; row++)
      for (const [at, sign] of kept.entries()) fewer[row * kept.length + at] = numbers[row * all + sign] ?? 0;
    network.tensors.set(name, floats(fewer, tensor.dims.length === 2 ? [rows, kept.length] : [kept.length]));
  }
}
