import { InferenceSession, type Tensor } from "onnxruntime-node";
import type { Scale } from "./eight-bits.ts";
import { type Network, writeNetwork } from "./onnx-file.ts";
import { swishAfter, swishOf } from "./swish.ts";

const KEPT = 4000;
const FRACTIONS = Array.from({ length: 17 }, (_, at) => 0.2 + at * 0.05);

type Seen = { least: number; most: number; some: number[] };

/** Observes the values at the given places and chooses the range with the least error. */
export async function seenScales(
  network: Network,
  places: readonly string[],
  inputs: AsyncIterable<Tensor>,
): Promise<Map<string, Scale>> {
  const session = await InferenceSession.create(writeNetwork(network, places), { graphOptimizationLevel: "basic" });
  const seen = new Map<string, Seen>(places.map((place) => [place, { least: 0, most: 0, some: [] }]));
  for await (const input of inputs) {
    const answers = await session.run({ [network.inputName]: input });
    for (const [place, known] of seen) {
      const data = answers[place]?.data;
      if (!(data instanceof Float32Array)) throw new Error(`No numbers at ${place}.`);
      for (const value of data) {
        if (value < known.least) known.least = value;
        if (value > known.most) known.most = value;
      }
      // A stride coprime to the shapes samples all channels and columns.
      for (let at = 0; at < data.length; at += Math.ceil(data.length / KEPT) | 1) known.some.push(data[at] ?? 0);
    }
  }
  return new Map([...seen].map(([place, known]) => [place, bestScaleAt(network, place, known)]));
}

/** Before a hard swish, what counts is what becomes of a number in it: all that is far below nought becomes nought. */
function bestScaleAt(network: Network, place: string, seen: Seen): Scale {
  const swish = swishAfter(network, place);
  if (swish === undefined) return bestScale(seen, (value) => value);
  const least = Math.max(seen.least, -swish.beta / swish.alpha);
  return bestScale({ ...seen, least }, (value) => swishOf(swish, value));
}

/** A few outliers would make all other values coarse, so the range minimises the total error. */
function bestScale({ least, most, some }: Seen, felt: (value: number) => number): Scale {
  const wanted = some.map(felt);
  let best = { step: 1, zero: 0, error: Number.POSITIVE_INFINITY };
  for (const low of FRACTIONS)
    for (const high of FRACTIONS) {
      const step = (most * high - least * low) / 255;
      if (step <= 0) continue;
      const zero = Math.min(255, Math.max(0, Math.round((-least * low) / step)));
      let error = 0;
      for (const [at, value] of some.entries()) {
        const kept = (Math.min(255, Math.max(0, Math.round(value / step) + zero)) - zero) * step;
        error += (felt(kept) - (wanted[at] ?? 0)) ** 2;
        if (error >= best.error) break;
      }
      if (error < best.error) best = { step, zero, error };
    }
  return { step: best.step, zero: best.zero };
}
