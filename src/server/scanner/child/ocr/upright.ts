import { detect } from "./detect.ts";
import { run, turner } from "./models.ts";
import { type Raster, turn } from "./raster.ts";
import { LINE_HEIGHT, sample } from "./sample.ts";
import { type Strip, turnStrip } from "./strip.ts";

const ASKED = 9;
const ASKED_WIDTH = 192;

/** A picture whose lines run from left to right, with the lines. */
export async function upright(raster: Raster): Promise<{ raster: Raster; strips: Strip[] }> {
  let picture = raster;
  let strips = await detect(picture);
  const standing = (strip: Strip) => Math.abs(Math.sin(strip.angle)) > 0.7;
  const weight = (some: readonly Strip[]) => some.reduce((sum, { length }) => sum + length, 0);
  if (weight(strips.filter(standing)) > 1.2 * weight(strips.filter((strip) => !standing(strip)))) {
    picture = await turn(picture, 90);
    strips = await detect(picture);
  }
  strips = strips.map(facingRight);
  if (await isHeadDown(picture, strips)) {
    const from = picture;
    picture = await turn(picture, 180);
    strips = strips.map((strip) => facingRight(turnStrip(strip, 180, from, picture)));
  }
  return { raster: picture, strips };
}

/** Main directions have no front; a line of text runs to the right. */
function facingRight(strip: Strip): Strip {
  const angle = Math.atan2(Math.sin(strip.angle), Math.cos(strip.angle));
  const turned = Math.abs(angle) > Math.PI / 2 ? angle - Math.sign(angle) * Math.PI : angle;
  return { ...strip, angle: turned };
}

/** Asks the network that knows upside-down text about the longest lines, and counts. */
async function isHeadDown(raster: Raster, strips: readonly Strip[]): Promise<boolean> {
  const asked = strips
    .filter(({ length, thickness }) => length > 2.5 * thickness)
    .sort((a, b) => b.length - a.length)
    .slice(0, ASKED);
  if (asked.length === 0) return false;
  const size = 3 * LINE_HEIGHT * ASKED_WIDTH;
  const pixels = new Float32Array(asked.length * size);
  asked.forEach((strip, at) => {
    const length = Math.min(strip.length, strip.thickness * (ASKED_WIDTH / LINE_HEIGHT));
    sample(raster, { ...strip, length }, pixels, at * size, ASKED_WIDTH, ASKED_WIDTH);
  });
  const { data } = await run(await turner(), pixels, [asked.length, 3, LINE_HEIGHT, ASKED_WIDTH]);
  const turned = asked.filter((_, at) => (data[at * 2 + 1] ?? 0) > 0.7).length;
  return turned > asked.length * 0.6;
}
