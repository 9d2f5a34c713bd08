import { deflateSync, gzipSync } from "node:zlib";
import { hostilePdfs } from "#server/scanner/testing-hostile.ts";
import { builtPdfs } from "#server/scanner/testing-hostile-built.ts";
import { drawnPdfs } from "#server/scanner/testing-hostile-drawn.ts";
import { hostilePictures } from "#server/scanner/testing-hostile-pictures.ts";
import { POWER_BILL, pdfOf } from "#server/scanner/testing-pdf.ts";
import { gifOf, hugePng, pdfBomb, pictureWith } from "#server/scanner/testing-picture.ts";

export type Bomb = {
  description: string;
  path: string;
  body: Buffer | FormData;
  headers?: Record<string, string>;
  /** Keeps a reader busy until its budget is spent, and may hold a bill all the same. */
  isSlow?: boolean;
};

const ZEROS = 200 * 1024 * 1024;

/** Files and requests that are small to send and would be large to take in. */
export async function makeBombs(): Promise<Bomb[]> {
  const photo = await pictureWith(POWER_BILL, { format: "jpeg", width: 600 });
  const pdf = pdfOf(POWER_BILL);
  const zip = storedZip("bill.txt", deflateSync(Buffer.alloc(ZEROS)).subarray(2, -4), ZEROS);
  const files: Record<string, Buffer> = {
    "a picture of 3.6 gigapixels": hugePng(60_000, 60_000),
    "a picture of 25 megapixels, most of it missing": hugePng(5_000, 5_000),
    "a photo that breaks off": photo.subarray(0, photo.length / 3),
    "a PDF that breaks off": pdf.subarray(0, pdf.length / 3),
    "a GIF of 1,000 frames": gifOf(1_000),
    "a GIF of 200,000 frames": gifOf(200_000),
    "a PDF page that unpacks to 300 MB": pdfBomb(300),
    "a PDF page that unpacks to 1 GB": pdfBomb(1_000),
    "a PDF of 10,000 blank pages": pdfOf([], { pages: 10_000 }),
    "a zip that unpacks to 200 MB": zip,
    "a zip behind a PDF's first bytes": Buffer.concat([Buffer.from("%PDF-1.7\n"), zip]),
    "a web page behind a photo's first bytes": Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<html>")]),
    "a web page behind a GIF's first bytes": Buffer.from("GIF89a/*<script>alert(1)</script>*/=1;"),
    "a PDF with a password": pdfOf(POWER_BILL, { encrypted: true }),
    "eleven megabytes of a photo": Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024)]),
  };
  const json = { "content-type": "application/json" };
  const compressed = gzipSync(Buffer.from(`{"name":"${"a".repeat(50 * 1024 * 1024)}"}`));
  const calls: Bomb[] = [
    {
      description: "a packed call of 50 MB",
      path: "/api/bills",
      body: compressed,
      headers: { ...json, "content-encoding": "gzip" },
    },
    {
      description: "a packed import of 50 MB",
      path: "/api/import",
      body: compressed,
      headers: { ...json, "content-encoding": "gzip" },
    },
    {
      description: "a call nested 30,000 deep",
      path: "/api/bills",
      body: Buffer.from("[".repeat(30_000)),
      headers: json,
    },
    {
      description: "an import nested a million deep",
      path: "/api/import",
      body: Buffer.from(`${"[".repeat(1e6)}${"]".repeat(1e6)}`),
      headers: json,
    },
    { description: "a call of 1 MB", path: "/api/bills", body: Buffer.alloc(1024 * 1024, " "), headers: json },
  ];
  const slowFiles = Object.entries(hostilePdfs());
  for (const [description, make] of Object.entries({ ...drawnPdfs(), ...builtPdfs(), ...hostilePictures() }))
    slowFiles.push([description, await make()]);
  const slowUploads = slowFiles.map(([description, bytes]) => ({ ...upload(description, bytes), isSlow: true }));
  return [...Object.entries(files).map(([description, bytes]) => upload(description, bytes)), ...calls, ...slowUploads];
}

function upload(description: string, bytes: Buffer): Bomb {
  const body = new FormData();
  body.set("billImage", new Blob([new Uint8Array(bytes)]), "bill");
  return { description, path: "/api/bills/scan", body };
}

/** An archive of one file, valid for readers that unpack it from the front. */
function storedZip(name: string, compressed: Buffer, size: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(compressed.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), compressed]);
}
