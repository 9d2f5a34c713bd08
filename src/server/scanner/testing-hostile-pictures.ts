import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { hostileHeic } from "./testing-heic.ts";
import { pictureWith, pngOf } from "./testing-picture.ts";

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#fff" } });

/** A TIFF of this many one-pixel pages, each linking to the next. */
function tiffOf(pages: number, side = 1): Buffer {
  const each = 2 + 12 * 9 + 4;
  const bytes = Buffer.alloc(8 + pages * each + 16);
  bytes.write("II");
  bytes.writeUInt16LE(42, 2);
  bytes.writeUInt32LE(8, 4);
  for (let page = 0; page < pages; page++) {
    const at = 8 + page * each;
    bytes.writeUInt16LE(9, at);
    const rows = [
      [256, side],
      [257, side],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, bytes.length - 16],
      [277, 1],
      [278, side],
      [279, 1],
    ];
    rows.forEach(([tag = 0, value = 0], index) => {
      bytes.writeUInt16LE(tag, at + 2 + index * 12);
      bytes.writeUInt16LE(4, at + 4 + index * 12);
      bytes.writeUInt32LE(1, at + 6 + index * 12);
      bytes.writeUInt32LE(value, at + 10 + index * 12);
    });
    bytes.writeUInt32LE(page === pages - 1 ? 0 : at + each, at + each - 4);
  }
  return bytes;
}

/** A progressive JPEG with this many passes. */
async function jpegOfScans(side: number, scans: number): Promise<Buffer> {
  const made = await blank(side, side).jpeg({ progressive: true, quality: 60 }).toBuffer();
  const last = made.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = made.length - 2;
  const scan = made.subarray(last, end);
  return Buffer.concat([made.subarray(0, end), ...Array.from({ length: scans }, () => scan), made.subarray(end)]);
}

/** Pictures that are small to send but large to decode. */
export function hostilePictures(): Record<string, () => Buffer | Promise<Buffer>> {
  const text = () =>
    Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(300 * 1024 * 1024), { level: 9 })]);
  const whole = (width: number, height: number) => deflateSync(Buffer.alloc((width * 3 + 1) * height), { level: 9 });
  return {
    "a PNG of 49 megapixels": () => pngOf(7000, 7000, whole(7000, 7000)),
    "a PNG that is one long line": () => pngOf(1_500_000, 33, whole(1_500_000, 33)),
    "a PNG with a comment that unpacks to 300 MB": () => pngOf(100, 100, whole(100, 100), { zTXt: text() }),
    "a PNG with a colour profile that unpacks to 300 MB": () => pngOf(100, 100, whole(100, 100), { iCCP: text() }),
    "a JPEG of 49 megapixels": () => blank(7000, 7000).jpeg().toBuffer(),
    "a JPEG of 49 megapixels in 3,000 passes": () => jpegOfScans(7000, 3000),
    "a JPEG of 49 megapixels in 90 passes": () => jpegOfScans(7000, 90),
    "a JPEG that says it is 65,500 high": async () => hugeJpeg(await blank(100, 100).jpeg().toBuffer()),
    "a WebP of 49 megapixels": () => blank(7000, 7000).webp({ lossless: true }).toBuffer(),
    "a WebP of 16,383 by 16,383, it says": async () => hugeWebp(await blank(64, 64).webp().toBuffer()),
    "an AVIF of 49 megapixels": () => blank(7000, 7000).avif({ effort: 0 }).toBuffer(),
    "a HEIC of 8,000 by 8,000, it says": () => hostileHeic({ width: 8_000, height: 8_000 }),
    "a HEIC of 4 gigapixels, it says": () => hostileHeic({ width: 65_000, height: 65_000 }),
    "a HEIC of 10,000 tiles": () => hostileHeic({ width: 4_000, height: 4_000 }, { rows: 100, columns: 100 }),
    "a HEIC of 900 tiles that are larger than it says": () =>
      hostileHeic({ width: 3_000, height: 3_000 }, { rows: 30, columns: 30 }, 1024),
    "a HEIC that breaks off": () => hostileHeic({ width: 64, height: 64 }).subarray(0, 3_000),
    "a HEIC with nothing in it": () => Buffer.concat([hostileHeic({ width: 64, height: 64 }).subarray(0, 24)]),
    "a TIFF of 10,000 pages": () => tiffOf(10_000),
    "a TIFF of 70,000 pages": () => tiffOf(70_000),
    "a TIFF that is 4 gigapixels": () => tiffOf(1, 65_000),
    "a TIFF that names itself as the next page": () => roundTiff(),
    "a TIFF of 49 megapixels, packed": () => blank(7000, 7000).tiff({ compression: "deflate" }).toBuffer(),
    "a GIF of 65,535 by 65,535": () =>
      Buffer.from([
        ...Buffer.from("GIF89a"),
        255,
        255,
        255,
        255,
        0x80,
        0,
        0,
        0,
        0,
        0,
        255,
        255,
        255,
        0x2c,
        0,
        0,
        0,
        0,
        1,
        0,
        1,
        0,
        0,
        2,
        2,
        0x44,
        1,
        0,
        0x3b,
      ]),
    "noise of 49 megapixels": () =>
      sharp({
        create: {
          width: 7000,
          height: 7000,
          channels: 3,
          background: "#888",
          noise: { type: "gaussian", mean: 128, sigma: 30 },
        },
      })
        .jpeg({ quality: 10 })
        .toBuffer(),
    "a picture full of words": () => full(),
  };
}

function roundTiff(): Buffer {
  const bytes = tiffOf(1, 64);
  bytes.writeUInt32LE(8, 8 + 2 + 12 * 9);
  return bytes;
}

function hugeJpeg(made: Buffer): Buffer {
  const bytes = Buffer.from(made);
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_500, at + 5);
  bytes.writeUInt16BE(700, at + 7);
  return bytes;
}

function hugeWebp(made: Buffer): Buffer {
  const bytes = Buffer.from(made);
  const at = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  bytes.writeUInt16LE(16_383, at + 3);
  bytes.writeUInt16LE(16_383, at + 5);
  return bytes;
}

function full(): Promise<Buffer> {
  const lines = Array.from({ length: 130 * 6 }, (_, at) => ({
    text: "Total 84.00 due",
    x: 5 + (at % 6) * 98,
    y: 8 + Math.floor(at / 6) * 6.4,
    size: 6,
  }));
  return pictureWith(lines, { format: "png", width: 1800 });
}
