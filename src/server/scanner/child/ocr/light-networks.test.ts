import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InferenceSession } from "onnxruntime-node";
import { expect, test } from "vitest";
import { packageRoot } from "#server/package-root.ts";
import { blobsIn } from "./blobs.ts";
import { toDetectorInput, upright } from "./find-lines.ts";
import { assets, load, NETWORKS, run } from "./models.ts";
import { decode } from "./raster.ts";
import { readLine } from "./recognise.ts";

const bill = await decode(readFileSync(new URL("../../testing-bills/us-gas.jpg", import.meta.url)));
const session = (file: string) => load(file, 2);

/** The originals from which `npm run networks` builds ours. */
const FULL = {
  detector: join(assets, "ch_PP-OCRv4_det_infer.onnx"),
  recogniser: join(packageRoot(), "scripts/networks/recogniser-full.onnx"),
};

/** Simulates a processor that adds 8-bit products without overflow, whatever this one does. */
const withoutOverflow = (file: string) =>
  InferenceSession.create(file, { intraOpNumThreads: 1, extra: { session: { x64quantprecision: "1" } } });

test("the light recogniser reads a photographed bill like the full one", async () => {
  const { raster, strips: all } = await upright(bill);
  const strips = all.filter((_, at) => at % 2 === 0);
  const [full, quantised] = [await session(FULL.recogniser), await session(NETWORKS.recogniser)];
  const differing: string[] = [];
  for (const strip of strips) {
    const [expected = "", read] = await Promise.all(
      [full, quantised].map(async (network) => {
        const { glyphs } = await readLine(raster, strip, async () => network);
        return glyphs.map(({ text }) => text.trim()).join("");
      }),
    );
    if (expected !== read) differing.push(`${expected} / ${read}`);
  }
  expect(strips.length).toBeGreaterThan(15);
  expect(differing.length, differing.join("\n")).toBeLessThanOrEqual(strips.length * 0.15);
});

test("the light detector finds as many lines in the same places as the full one", async () => {
  const { numbers, dims, width, height } = await toDetectorInput(bill);
  const found = await Promise.all(
    [FULL.detector, NETWORKS.detector].map(async (file) => {
      const { data } = await run(await session(file), numbers, dims);
      return blobsIn(data, width, height).map(({ strip }) => strip);
    }),
  );
  const [expected = [], read = []] = found;
  const isNear = (one: (typeof expected)[number]) =>
    read.some(({ x, y, length }) => Math.hypot(x - one.x, y - one.y) < 4 && Math.abs(length - one.length) < 8);
  expect(expected.length).toBeGreaterThan(15);
  expect(expected.filter((one) => !isNear(one)).length).toBeLessThanOrEqual(expected.length * 0.1);
});

test("nothing overflows in either, so every processor gives the same result", async () => {
  // A black and white pattern, which produces the largest values.
  const numbers = Float32Array.from({ length: 3 * 96 * 160 }, (_, at) => ((at * 7919) % 13 < 6 ? 1 : -1));
  for (const [file, height, width] of [
    [NETWORKS.detector, 96, 160],
    [NETWORKS.recogniser, 40, 384],
  ] as const) {
    const dims = [1, 3, height, width];
    const output = await run(await session(file), numbers, dims);
    const anywhere = await run(await withoutOverflow(file), numbers, dims);
    expect(output.data.length).toBeGreaterThan(1000);
    expect(output.data.every((value, at) => value === anywhere.data[at])).toBe(true);
  }
});
