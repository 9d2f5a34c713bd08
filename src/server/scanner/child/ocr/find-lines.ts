import { blobsIn } from "./blobs.ts";
import { detector, run, turner } from "./models.ts";
import { type Raster, type Strip, toSharp, turn, turnStrip } from "./raster.ts";
import { sample } from "./sample.ts";

const MEAN = [0.485, 0.456, 0.406] as const;
const STANDARD_DEVIATION = [0.229, 0.224, 0.225] as const;
/** The network marks the core of a line; the rectangle is extended by this factor. */
const GROWTH = 1.7;
const MAX_INPUT_PIXELS = 1_150_000;
const MAX_STRIPS = 400;

// Reused between pictures: it is as large as the picture itself.
let buffer = new Float32Array(0);

const MAX_CLASSIFIED = 9;
const CLASSIFIER_WIDTH = 192;
const CLASSIFIER_HEIGHT = 48;

/** A picture whose lines run from left to right, with the lines. */
export async function upright(raster: Raster): Promise<{ raster: Raster; strips: Strip[] }> {
  let picture = raster;
  let strips = await detect(picture);
  const isVertical = (strip: Strip) => Math.abs(Math.sin(strip.angle)) > 0.7;
  const totalLength = (some: readonly Strip[]) => some.reduce((sum, { length }) => sum + length, 0);
  if (totalLength(strips.filter(isVertical)) > 1.2 * totalLength(strips.filter((strip) => !isVertical(strip)))) {
    picture = await turn(picture, 90);
    strips = await detect(picture);
  }
  strips = strips.map(facingRight);
  if (await isUpsideDown(picture, strips)) {
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
async function isUpsideDown(raster: Raster, strips: readonly Strip[]): Promise<boolean> {
  const longest = strips
    .filter(({ length, thickness }) => length > 2.5 * thickness)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_CLASSIFIED);
  if (longest.length === 0) return false;
  const size = 3 * CLASSIFIER_HEIGHT * CLASSIFIER_WIDTH;
  const pixels = new Float32Array(longest.length * size);
  longest.forEach((strip, at) => {
    const length = Math.min(strip.length, strip.thickness * (CLASSIFIER_WIDTH / CLASSIFIER_HEIGHT));
    sample(raster, { ...strip, length }, pixels, {
      offset: at * size,
      width: CLASSIFIER_WIDTH,
      height: CLASSIFIER_HEIGHT,
    });
  });
  const { data } = await run(await turner(), pixels, [longest.length, 3, CLASSIFIER_HEIGHT, CLASSIFIER_WIDTH]);
  const turned = longest.filter((_, at) => (data[at * 2 + 1] ?? 0) > 0.7).length;
  return turned > longest.length * 0.6;
}

/** The picture as the network's input: no larger than useful, each side a multiple of 32. */
export async function toDetectorInput(raster: Raster) {
  const scale = Math.min(1, Math.sqrt(MAX_INPUT_PIXELS / (raster.width * raster.height)));
  const width = Math.max(32, Math.round((raster.width * scale) / 32) * 32);
  const height = Math.max(32, Math.round((raster.height * scale) / 32) * 32);
  const pixels = await toSharp(raster).resize(width, height, { fit: "fill", kernel: "linear" }).raw().toBuffer();
  return { width, height, numbers: planes(pixels, width * height), dims: [1, 3, height, width] };
}

/** The lines of text on a picture, in either direction. */
export async function detect(raster: Raster): Promise<Strip[]> {
  const { width, height, numbers, dims } = await toDetectorInput(raster);
  const { data } = await run(await detector(), numbers, dims);
  const [fx, fy] = [raster.width / width, raster.height / height];
  return blobsIn(data, width, height)
    .filter(({ strip }) => Math.min(strip.length, strip.thickness) >= 3)
    .sort((a, b) => b.size - a.size)
    .slice(0, MAX_STRIPS)
    .map(({ strip }) => grow(strip, fx, fy));
}

function planes(pixels: Uint8Array, size: number): Float32Array {
  if (buffer.length < size * 3) buffer = new Float32Array(size * 3);
  const out = buffer.subarray(0, size * 3);
  for (let channel = 0; channel < 3; channel++) {
    const [mean = 0, spread = 1] = [MEAN[channel], STANDARD_DEVIATION[channel]];
    const [factor, offset] = [1 / (255 * spread), mean / spread];
    // The network was trained on BGR.
    const from = 2 - channel;
    for (let at = 0; at < size; at++) out[channel * size + at] = (pixels[at * 3 + from] ?? 0) * factor - offset;
  }
  return out;
}

/** Scaled back to the picture's size; both axes scale nearly equally, so the angle is kept. */
function grow(strip: Strip, fx: number, fy: number): Strip {
  const scale = (fx + fy) / 2;
  const { length, thickness } = strip;
  const margin = ((length * thickness * GROWTH) / (2 * (length + thickness))) * 2;
  return {
    x: strip.x * fx,
    y: strip.y * fy,
    // A narrow first letter is easily cut off; some margin at the ends does no harm.
    length: (length + margin * 1.2) * scale,
    thickness: (thickness + margin) * scale,
    angle: strip.angle,
  };
}
