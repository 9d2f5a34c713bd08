import { scalarIn, usersOf } from "./fold.ts";
import { float, type Network, type Node } from "./onnx-file.ts";

/** A hard swish: x times its gate, which is alpha x + beta kept between 0 and 1; and a number that may be added to it. */
export type Swish = {
  of: string;
  gate: string;
  alpha: number;
  beta: number;
  addend: number;
  output: string;
  nodes: Node[];
};

/** The hard swish of a value, if the value is used for nothing else. */
export function swishAfter(network: Network, of: string): Swish | undefined {
  const [one, other, ...others] = usersOf(network, of);
  const [gated, times] = one?.op === "HardSigmoid" ? [one, other] : [other, one];
  const gate = gated?.outputs[0] ?? "";
  if (gated?.op !== "HardSigmoid" || times?.op !== "Mul" || !times.inputs.includes(gate) || others.length > 0)
    return undefined;
  const [alpha = 0.2, beta = 0.5] = [float(gated, "alpha"), float(gated, "beta")];
  const swish = { of, gate, alpha, beta, addend: 0, output: times.outputs[0] ?? "", nodes: [gated, times] };
  const [plus, ...otherUsers] = usersOf(network, swish.output);
  const addend = scalarIn(network, plus, "Add");
  if (!plus || !addend || otherUsers.length > 0) return swish;
  return { ...swish, addend: addend.value, output: plus.outputs[0] ?? "", nodes: [gated, times, plus] };
}

export const swishOf = ({ alpha, beta }: Swish, x: number) => x * Math.min(1, Math.max(0, alpha * x + beta));
