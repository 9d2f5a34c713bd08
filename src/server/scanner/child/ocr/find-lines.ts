import { blobsIn } from "./blobs.ts";
import { detector, run, turner } from "./models.ts";
import { type Raster, type Strip, toSharp, turn, turnStrip } from "./raster.ts";
import { sample } from "./sample.ts";

const MEAN = [0.485, 0.456, 0.406] as const;
const SPREAD = [0.229, 0.224, 0.225] as const;
/** The network marks the core of a line; the rectangle is extended by this factor. */
const GROWTH = 1.7;
const MOST_LOOKED_AT = 1_150_000;
const MOST_STRIPS = 400;

// Reused between pictures: it is as large as the picture itself.
let room = new Float32Array(0);

const ASKED = 9;
const ASKED_WIDTH = 192;
const ASKED_HEIGHT = 48;

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

/** A principal axis has no direction; a line of text runs to the right. */
function facingRight(strip: Strip): Strip {
  const angle = Math.atan2(Math.sin(strip.angle), Math.cos(strip.angle));
  const turned = Math.abs(angle) > Math.PI / 2 ? angle - Math.sign(angle) * Math.PI : angle;
  return { ...strip, angle: turned };
}

/** Classifies the longest lines with the upside-down network, and takes a majority. */
async function isHeadDown(raster: Raster, strips: readonly Strip[]): Promise<boolean> {
  const asked = strips
    .filter(({ length, thickness }) => length > 2.5 * thickness)
    .sort((a, b) => b.length - a.length)
    .slice(0, ASKED);
  if (asked.length === 0) return false;
  const size = 3 * ASKED_HEIGHT * ASKED_WIDTH;
  const pixels = new Float32Array(asked.length * size);
  asked.forEach((strip, at) => {
    const length = Math.min(strip.length, strip.thickness * (ASKED_WIDTH / ASKED_HEIGHT));
    sample(raster, { ...strip, length }, pixels, { offset: at * size, width: ASKED_WIDTH, height: ASKED_HEIGHT });
  });
  const { data } = await run(await turner(), pixels, [asked.length, 3, ASKED_HEIGHT, ASKED_WIDTH]);
  const turned = asked.filter((_, at) => (data[at * 2 + 1] ?? 0) > 0.7).length;
  return turned > asked.length * 0.6;
}

/** The picture as the network's input: no larger than useful, each side a multiple of 32. */
export async function lookedAt(raster: Raster) {
  const scale = Math.min(1, Math.sqrt(MOST_LOOKED_AT / (raster.width * raster.height)));
  const width = Math.max(32, Math.round((raster.width * scale) / 32) * 32);
  const height = Math.max(32, Math.round((raster.height * scale) / 32) * 32);
  const pixels = await toSharp(raster).resize(width, height, { fit: "fill", kernel: "linear" }).raw().toBuffer();
  return { width, height, numbers: planes(pixels, width * height), dims: [1, 3, height, width] };
}

/** The lines of text on a picture. */
async function detect(raster: Raster): Promise<Strip[]> {
  const { width, height, numbers, dims } = await lookedAt(raster);
  const { data } = await run(await detector(), numbers, dims);
  const [fx, fy] = [raster.width / width, raster.height / height];
  return blobsIn(data, width, height)
    .filter(({ strip }) => Math.min(strip.length, strip.thickness) >= 3)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_STRIPS)
    .map(({ strip }) => grow(strip, fx, fy));
}

function planes(pixels: Uint8Array, size: number): Float32Array {
  if (room.length < size * 3) room = new Float32Array(size * 3);
  const out = room.subarray(0, size * 3);
  for (let channel = 0; channel < 3; channel++) {
    const [mean = 0, spread = 1] = [MEAN[channel], SPREAD[channel]];
    const [times, less] = [1 / (255 * spread), mean / spread];
    // The network was trained on BGR.
    const from = 2 - channel;
    for (let at = 0; at < size; at++) out[channel * size + at] = (pixels[at * 3 + from] ?? 0) * times - less;
  }
  return out;
}

/** Scaled back to the picture's size; both axes scale nearly equally, so the angle is kept. */
function grow(strip: Strip, fx: number, fy: number): Strip {
  const scale = (fx + fy) / 2;
  const { length, thickness } = strip;
  const more = ((length * thickness * GROWTH) / (2 * (length + thickness))) * 2;
  return {
    x: strip.x * fx,
    y: strip.y * fy,
    // A narrow first letter is easily cut off; some margin at the ends does no harm.
    length: (length + more * 1.2) * scale,
    thickness: (thickness + more) * scale,
    angle: strip.angle,
  };
}
