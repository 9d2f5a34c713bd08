import sharp from "sharp";
import { refuse } from "#server/scanner/child/refused.ts";

/** A line of text on a picture: its centre, its length along and across, and its angle (radians). */
export type Strip = { x: number; y: number; length: number; thickness: number; angle: number };

/** A picture as raw RGB bytes. */
export type Raster = { data: Uint8Array; width: number; height: number };

export const MAX_PIXELS = 50_000_000;
/** An AVIF is decoded as a whole, at some 26 bytes per pixel; other formats line by line or downscaled. */
const MAX_AVIF_PIXELS = 25_000_000;
export const MAX_FRAMES = 100;
/** A larger picture doesn't help the reader and costs time. */
const MAX_SIDE = 2600;
export const MIN_SIDE = 32;
const MAX_WORKING_PIXELS = 3_600_000;

// With one file at a time there is nothing to cache, and its own threads would compete with the reader's.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture, or one page of several, within limits, upright per its EXIF orientation, and no larger than
 * useful.
 */
export async function decode(bytes: Uint8Array, page = 0): Promise<Raster> {
  const open = () =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated", page, pages: 1, sequentialRead: true });
  const { format, width, height, pages = 1, orientation = 1 } = await open().metadata();
  const maxPixels = format === "heif" ? MAX_AVIF_PIXELS : MAX_PIXELS;
  const scale = scaleOf(width, height);
  // A line millions of pixels long would be decoded as a whole, and is not a document.
  const isTooNarrow = Math.min(width, height) * scale < MIN_SIDE;
  if (pages > MAX_FRAMES || width * height > maxPixels || isTooNarrow) throw refuse("unreadable");
  const targetWidth = Math.max(1, Math.round((orientation > 4 ? height : width) * scale));
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: targetWidth, kernel: "lanczos3" })
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

/** The factor by which a picture is downscaled. */
export const scaleOf = (width: number, height: number) =>
  Math.min(1, MAX_SIDE / Math.max(width, height), Math.sqrt(MAX_WORKING_PIXELS / (width * height)));

export const toSharp = ({ data, width, height }: Raster) => sharp(data, { raw: { width, height, channels: 3 } });

/** Rotates the picture clockwise; other than quarter turns add white corners. */
export async function turn(raster: Raster, degrees: number): Promise<Raster> {
  const { data, info } = await toSharp(raster)
    .rotate(degrees, { background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes it as a JPEG with a maximum size. */
function toJpeg(raster: Raster, longest: number, quality: number): Promise<Buffer> {
  return toSharp(raster)
    .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: false })
    .toBuffer();
}

/** The maximum size in pixels. */
export const PICTURE_SIDE = 1100;
export const VIEW_SIDE = 1600;

/** A small page, to draw the findings on. */
export const pictureOf = async (raster: Raster) => (await toJpeg(raster, PICTURE_SIDE, 62)).toString("base64");

/** A page large enough for a model to read. */
export const viewOf = async (raster: Raster) => Uint8Array.from(await toJpeg(raster, VIEW_SIDE, 80));

/** The bounding box of the corners. */
export function extentOf({ x, y, length, thickness, angle }: Strip) {
  const width = Math.abs(length * Math.cos(angle)) + Math.abs(thickness * Math.sin(angle));
  const height = Math.abs(length * Math.sin(angle)) + Math.abs(thickness * Math.cos(angle));
  return { x: x - width / 2, y: y - height / 2, width, height };
}

type Size = { width: number; height: number };

/** The same strip after the picture was rotated and resized. */
export function turnStrip(strip: Strip, degrees: number, from: Size, to: Size): Strip {
  const radians = (degrees * Math.PI) / 180;
  const [dx, dy] = [strip.x - from.width / 2, strip.y - from.height / 2];
  return {
    ...strip,
    x: dx * Math.cos(radians) - dy * Math.sin(radians) + to.width / 2,
    y: dx * Math.sin(radians) + dy * Math.cos(radians) + to.height / 2,
    angle: strip.angle + radians,
  };
}
