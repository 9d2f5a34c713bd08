import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blobsIn } from "./blobs.ts";
import { lookedAt, upright } from "./find-lines.ts";
import { FULL, LIGHT, load, networks, run } from "./models.ts";
import { decode } from "./raster.ts";
import { readLine } from "./recognise.ts";

const bill = await decode(readFileSync(new URL("../../testing-bills/us-gas.jpg", import.meta.url)));
const session = (file: string) => load(file, 2);

// Machines that lose digits in eight bits are given the full networks.
const isOurs = networks.areLight;

test.runIf(isOurs)("the lighter recogniser reads a photographed bill as the full one does", async () => {
  const { raster, strips: all } = await upright(bill);
  const strips = all.filter((_, at) => at % 2 === 0);
  const [full, light] = [await session(FULL.recogniser), await session(LIGHT.recogniser)];
  const differing: string[] = [];
  for (const strip of strips) {
    const [wanted = "", read] = await Promise.all(
      [full, light].map(async (network) => {
        const { glyphs } = await readLine(raster, strip, async () => network);
        return glyphs.map(({ text }) => text.trim()).join("");
      }),
    );
    if (wanted !== read) differing.push(`${wanted} / ${read}`);
  }
  expect(strips.length).toBeGreaterThan(15);
  expect(differing.length, differing.join("\n")).toBeLessThanOrEqual(strips.length * 0.15);
});

test.runIf(isOurs)("the lighter detector finds as many lines in the same places", async () => {
  const { numbers, dims, width, height } = await lookedAt(bill);
  const found = await Promise.all(
    [FULL.detector, LIGHT.detector].map(async (file) => {
      const { data } = await run(await session(file), numbers, dims);
      return blobsIn(data, width, height).map(({ strip }) => strip);
    }),
  );
  const [wanted = [], read = []] = found;
  const isNear = (one: (typeof wanted)[number]) =>
    read.some(({ x, y, length }) => Math.hypot(x - one.x, y - one.y) < 4 && Math.abs(length - one.length) < 8);
  expect(wanted.length).toBeGreaterThan(15);
  expect(wanted.filter((one) => !isNear(one)).length).toBeLessThanOrEqual(wanted.length * 0.1);
});
