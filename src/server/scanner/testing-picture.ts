import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { openPdfPictures } from "./child/pdf-picture.ts";
import { pdfOf, type TextAt } from "./testing-pdf.ts";

type Look = { tilt?: number; format: "png" | "jpeg" | "gif" | "webp" | "avif" | "tiff"; width?: number };

/** A sheet of A4 in points, and the margin below the last line: an empty area takes as long to process as text. */
const [SHEET, FOOT] = [842, 40];

/** Lines of text as a picture. Rendered through a PDF, whose fonts are the same on every machine. */
export async function pictureWith(lines: readonly TextAt[], { tilt = 0, format, width = 1000 }: Look): Promise<Buffer> {
  const pdf = await openPdfPictures(pdfOf(lines));
  const { data, width: across, height: whole } = await pdf.draw(1, Math.round(width * 1.415));
  pdf.close();
  const end = Math.min(1, (Math.max(...lines.map(({ y }) => y)) + FOOT) / SHEET);
  const height = Math.round(whole * end);
  return sharp(data.subarray(0, across * height * 3), { raw: { width: across, height, channels: 3 } })
    .rotate(tilt, { background: "#eee" })
    .toFormat(format)
    .toBuffer();
}

/** Lines of text as a grey picture without margins, for a PDF whose letterhead is drawn. */
export async function logoOf(lines: readonly Omit<TextAt, "x" | "y">[]) {
  const placed = lines.map((line, at) => ({ ...line, x: 20, y: 60 + 40 * at }));
  const { data, info } = await sharp(await pictureWith(placed, { format: "png", width: 1500 }))
    .greyscale()
    .trim()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** A PNG that declares this size, and contains almost nothing. */
export const hugePng = (width: number, height: number) => pngOf(width, height, deflateSync(Buffer.alloc(100_000)));

/** A PNG of these compressed rows, with further chunks before them. */
export function pngOf(width: number, height: number, pixels: Buffer, more: Record<string, Buffer> = {}): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(name), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = Object.entries(more).map(([name, data]) => chunk(name, data));
  return Buffer.concat([start, chunk("IHDR", header), ...parts, chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

/** A GIF of this many one-pixel frames. */
export function gifOf(frames: number): Buffer {
  const header = Buffer.from([...Buffer.from("GIF89a"), 200, 0, 200, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** A PDF whose page unpacks to this many megabytes of nothing. */
export function pdfBomb(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, " "), { level: 9 });
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>",
  ];
  const plain = objects.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`).join("");
  const stream = `4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${plain}${stream}`),
    packed,
    Buffer.from("\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n"),
  ]);
}
