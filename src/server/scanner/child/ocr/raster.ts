import sharp from "sharp";
import { refuse } from "#server/scanner/child/refused.ts";

/** A line of text on a picture: its middle, its length along the line and across, and how far it leans (radians). */
export type Strip = { x: number; y: number; length: number; thickness: number; angle: number };

/** A picture as plain red, green and blue bytes. */
export type Raster = { data: Uint8Array; width: number; height: number };

export const MOST_PIXELS = 50_000_000;
/** An AVIF is taken in whole, at some 26 bytes a pixel; the other kinds line by line or smaller than they are. */
const MOST_PIXELS_OF_AVIF = 25_000_000;
export const MOST_FRAMES = 100;
/** More than this tells the reader nothing and costs it time. */
const LONGEST = 2600;
export const SHORTEST = 32;
const MOST_WORKED = 3_600_000;

// One file at a time leaves nothing to remember, and threads of its own would fight the reader's.
sharp.cache(false);
sharp.concurrency(1);

/** Decodes a picture, or one page of several, within its limits, upright by what the camera noted, and no larger than is useful. */
export async function decode(bytes: Uint8Array, page = 0): Promise<Raster> {
  const open = () =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "truncated", page, pages: 1, sequentialRead: true });
  const { format, width, height, pages = 1, orientation = 1 } = await open().metadata();
  const most = format === "heif" ? MOST_PIXELS_OF_AVIF : MOST_PIXELS;
  const scale = scaleOf(width, height);
  // A line that is millions long would be taken in whole, and is no paper.
  const isThread = Math.min(width, height) * scale < SHORTEST;
  if (pages > MOST_FRAMES || width * height > most || isThread) throw refuse("unreadable");
  const across = Math.max(1, Math.round((orientation > 4 ? height : width) * scale));
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: across, kernel: "lanczos3" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 3) return { data, width: info.width, height: info.height };
  const grey = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: grey.data, width: grey.info.width, height: grey.info.height };
}

/** How much smaller a picture is worked on. */
export const scaleOf = (width: number, height: number) =>
  Math.min(1, LONGEST / Math.max(width, height), Math.sqrt(MOST_WORKED / (width * height)));

export const toSharp = ({ data, width, height }: Raster) => sharp(data, { raw: { width, height, channels: 3 } });

/** The picture turned clockwise; by other than quarter turns it grows by white corners. */
export async function turn(raster: Raster, degrees: number): Promise<Raster> {
  const { data, info } = await toSharp(raster)
    .rotate(degrees, { background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A JPEG of it, at most so many pixels long. */
function toJpeg(raster: Raster, longest: number, quality: number): Promise<Buffer> {
  return toSharp(raster)
    .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: false })
    .toBuffer();
}

/** How many pixels long they are at most. */
export const PICTURE = 1100;
export const VIEW = 1600;

/** A page small enough to travel, to draw the findings on. */
export const pictureOf = async (raster: Raster) => (await toJpeg(raster, PICTURE, 62)).toString("base64");

/** A page large enough for a model to read. */
export const viewOf = async (raster: Raster) => Uint8Array.from(await toJpeg(raster, VIEW, 80));

/** The corners' extent. */
export function extentOf({ x, y, length, thickness, angle }: Strip) {
  const width = Math.abs(length * Math.cos(angle)) + Math.abs(thickness * Math.sin(angle));
  const height = Math.abs(length * Math.sin(angle)) + Math.abs(thickness * Math.cos(angle));
  return { x: x - width / 2, y: y - height / 2, width, height };
}

type Size = { width: number; height: number };

/** The same strip after the picture was turned clockwise and grew from one size to the other. */
export function turnStrip(strip: Strip, degrees: number, from: Size, to: Size): Strip {
  const turned = (degrees * Math.PI) / 180;
  const [dx, dy] = [strip.x - from.width / 2, strip.y - from.height / 2];
  return {
    ...strip,
    x: dx * Math.cos(turned) - dy * Math.sin(turned) + to.width / 2,
    y: dx * Math.sin(turned) + dy * Math.cos(turned) + to.height / 2,
    angle: strip.angle + turned,
  };
}
