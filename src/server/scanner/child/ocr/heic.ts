import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import { refuse } from "#server/scanner/child/refused.ts";
import { checkHeicSize } from "./heic-size.ts";
import { MOST_PIXELS, type Raster, SHORTEST, scaleOf } from "./raster.ts";

type Shown = { data: Uint8ClampedArray; width: number; height: number };
type Picture = {
  get_width: () => number;
  get_height: () => number;
  is_primary: () => boolean;
  display: (into: Shown, done: (shown: Shown | null) => void) => void;
  free: () => void;
};
type Library = { HeifDecoder: new () => { decode: (bytes: Uint8Array) => Picture[] } };

let library: Promise<Library> | undefined;

/** The decoder is a file of its own in its package, loaded when the first such picture comes. */
async function openLibrary(): Promise<Library> {
  const load = createRequire(import.meta.url);
  const wasmBinary = await readFile(load.resolve("libheif-js/libheif-wasm/libheif.wasm"));
  return load("libheif-js/libheif-wasm/libheif.js")({ wasmBinary });
}

/** Decodes a phone's HEIC or HEIF: the picture it shows first, upright, no larger than is useful. */
export async function decodeHeic(bytes: Uint8Array): Promise<Raster> {
  checkHeicSize(bytes, MOST_PIXELS);
  library ??= openLibrary();
  const { HeifDecoder } = await library;
  const pictures = new HeifDecoder().decode(bytes);
  try {
    const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
    if (picture === undefined) throw refuse("unreadable");
    const [width, height] = [picture.get_width(), picture.get_height()];
    const scale = scaleOf(width, height);
    if (!(width * height <= MOST_PIXELS) || Math.min(width, height) * scale < SHORTEST) throw refuse("unreadable");
    const shown = await display(picture, width, height);
    const { data, info } = await sharp(shown.data, { raw: { width, height, channels: 4 } })
      .resize({ width: Math.max(1, Math.round(width * scale)), kernel: "lanczos3" })
      .flatten({ background: "#fff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } finally {
    for (const picture of pictures) picture.free();
  }
}

function display(picture: Picture, width: number, height: number): Promise<Shown> {
  const room = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) => {
    picture.display(room, (shown) => (shown === null ? reject(refuse("unreadable")) : resolve(shown)));
  });
}
