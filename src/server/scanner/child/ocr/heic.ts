import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import { refuse } from "#server/scanner/child/refused.ts";
import { MAX_PIXELS, MIN_SIDE, type Raster, scaleOf } from "./raster.ts";

/** A photo of 48 megapixels has some 200 tiles, and a few auxiliary pictures that are not decoded. */
const MAX_TILES = 1_000;
const SPS = 33;

type DecodedImage = { data: Uint8ClampedArray; width: number; height: number };
type Picture = {
  get_width: () => number;
  get_height: () => number;
  is_primary: () => boolean;
  display: (into: DecodedImage, done: (decoded: DecodedImage | null) => void) => void;
  free: () => void;
};
type Library = { HeifDecoder: new () => { decode: (bytes: Uint8Array) => Picture[] } };

let library: Promise<Library> | undefined;

/** The decoder is a separate file in its package, loaded on demand. */
async function openLibrary(): Promise<Library> {
  const load = createRequire(import.meta.url);
  const wasmBinary = await readFile(load.resolve("libheif-js/libheif-wasm/libheif.wasm"));
  return load("libheif-js/libheif-wasm/libheif.js")({ wasmBinary });
}

/** Decodes a phone's HEIC or HEIF: the primary picture, upright, no larger than useful. */
export async function decodeHeic(bytes: Uint8Array): Promise<Raster> {
  checkHeicSize(bytes, MAX_PIXELS);
  library ??= openLibrary();
  const { HeifDecoder } = await library;
  const pictures = new HeifDecoder().decode(bytes);
  try {
    const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
    if (picture === undefined) throw refuse("unreadable");
    const [width, height] = [picture.get_width(), picture.get_height()];
    const scale = scaleOf(width, height);
    if (!(width * height <= MAX_PIXELS) || Math.min(width, height) * scale < MIN_SIDE) throw refuse("unreadable");
    const decoded = await display(picture, width, height);
    const { data, info } = await sharp(decoded.data, { raw: { width, height, channels: 4 } })
      .resize({ width: Math.max(1, Math.round(width * scale)), kernel: "lanczos3" })
      .flatten({ background: "#fff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } finally {
    for (const picture of pictures) picture.free();
  }
}

function display(picture: Picture, width: number, height: number): Promise<DecodedImage> {
  const buffer = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) => {
    picture.display(buffer, (decoded) => (decoded === null ? reject(refuse("unreadable")) : resolve(decoded)));
  });
}

/** Rejects a HEIC with more content than a photo: its tiles may be far larger than the declared picture. */
function checkHeicSize(bytes: Uint8Array, maxPixels: number): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const largest = Math.max(0, ...positionsOf(file, "hvcC", MAX_TILES).map((at) => codedPixels(file, at + 4)));
  const tiles = positionsOf(file, "hvc1", MAX_TILES + 1).length;
  if (tiles > MAX_TILES || largest > maxPixels || tiles * largest > 4 * maxPixels) throw refuse("unreadable");
}

function positionsOf(file: Buffer, marker: string, max: number): number[] {
  const positions: number[] = [];
  for (let at = file.indexOf(marker); at !== -1 && positions.length < max; at = file.indexOf(marker, at + 4))
    positions.push(at);
  return positions;
}

/** The picture size in a decoder configuration; 0 when it can't be parsed. */
function codedPixels(file: Buffer, start: number): number {
  const arrays = file[start + 22] ?? 0;
  let at = start + 23;
  for (let array = 0; array < arrays && at + 5 < file.length; array++) {
    const type = (file[at] ?? 0) & 63;
    const units = file.readUInt16BE(at + 1);
    at += 3;
    for (let unit = 0; unit < units && at + 2 < file.length; unit++) {
      const length = file.readUInt16BE(at);
      if (type === SPS) return sizeIn(file.subarray(at + 2, at + 2 + length));
      at += 2 + length;
    }
  }
  return 0;
}

/** Width times height from a sequence parameter set. */
function sizeIn(unit: Buffer): number {
  const bytes = unit.filter((byte, at) => !(byte === 3 && unit[at - 1] === 0 && unit[at - 2] === 0));
  let bit = 16;
  const bits = (count: number) => {
    let value = 0;
    for (let remaining = count; remaining > 0; remaining--, bit++)
      value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
    return value;
  };
  const number = () => {
    let zeros = 0;
    while (zeros < 32 && bits(1) === 0) zeros++;
    return 2 ** zeros - 1 + bits(zeros);
  };
  bits(4);
  const layers = bits(3);
  bits(1 + 96);
  // The layers' profiles come first; a still picture has one.
  if (layers > 0) return 0;
  number();
  if (number() === 3) bits(1);
  return number() * number();
}
