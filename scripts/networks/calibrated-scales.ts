import { InferenceSession, type Tensor } from "onnxruntime-node";
import type { Scale } from "./eight-bits.ts";
import { type Network, writeNetwork } from "./onnx-file.ts";
import { swishAfter, swishOf } from "./swish.ts";

const MAX_SAMPLES = 4000;
const FRACTIONS = Array.from({ length: 17 }, (_, at) => 0.2 + at * 0.05);

type Observed = { min: number; max: number; samples: number[] };

/** Observes the values at the given places and chooses the range with the least error. */
export async function calibratedScales(
  network: Network,
  places: readonly string[],
  inputs: AsyncIterable<Tensor>,
): Promise<Map<string, Scale>> {
  const session = await InferenceSession.create(writeNetwork(network, places), { graphOptimizationLevel: "basic" });
  const observed = new Map<string, Observed>(places.map((place) => [place, { min: 0, max: 0, samples: [] }]));
  for await (const input of inputs) {
    const outputs = await session.run({ [network.inputName]: input });
    for (const [place, range] of observed) {
      const data = outputs[place]?.data;
      if (!(data instanceof Float32Array)) throw new Error(`No numbers at ${place}.`);
      for (const value of data) {
        if (value < range.min) range.min = value;
        if (value > range.max) range.max = value;
      }
      // A stride coprime to the shapes samples all channels and columns.
      for (let at = 0; at < data.length; at += Math.ceil(data.length / MAX_SAMPLES) | 1)
        range.samples.push(data[at] ?? 0);
    }
  }
  return new Map([...observed].map(([place, range]) => [place, bestScaleAt(network, place, range)]));
}

/** Before a hard swish, what counts is what becomes of a number in it: all that is far below nought becomes nought. */
function bestScaleAt(network: Network, place: string, observed: Observed): Scale {
  const swish = swishAfter(network, place);
  if (swish === undefined) return bestScale(observed, (value) => value);
  const min = Math.max(observed.min, -swish.beta / swish.alpha);
  return bestScale({ ...observed, min }, (value) => swishOf(swish, value));
}

/** A few outliers would make all other values coarse, so the range minimises the total error. */
function bestScale({ min, max, samples }: Observed, activation: (value: number) => number): Scale {
  const expected = samples.map(activation);
  let best = { step: 1, zero: 0, error: Number.POSITIVE_INFINITY };
  for (const low of FRACTIONS)
    for (const high of FRACTIONS) {
      const step = (max * high - min * low) / 255;
      if (step <= 0) continue;
      const zero = Math.min(255, Math.max(0, Math.round((-min * low) / step)));
      let error = 0;
      for (const [at, value] of samples.entries()) {
        const quantised = (Math.min(255, Math.max(0, Math.round(value / step) + zero)) - zero) * step;
        error += (activation(quantised) - (expected[at] ?? 0)) ** 2;
        if (error >= best.error) break;
      }
      if (error < best.error) best = { step, zero, error };
    }
  return { step: best.step, zero: best.zero };
}
