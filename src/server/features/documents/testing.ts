import { createHash } from "node:crypto";
import type { household } from "#server/testing.ts";

/** A one-pixel picture. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A file of a given size that starts like a PDF; different for each seed. */
export function pdfOfSize(size: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(size);
  let state = seed >>> 0 || 1;
  for (let at = 0; at < size; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE(state, Math.min(at, Math.max(0, size - 4)));
  }
  bytes.write("%PDF-1.7\n", 0, "latin1");
  return bytes;
}

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A form with a document, as a browser sends it. */
export function documentForm(
  bytes: Uint8Array,
  { name = "bill.pdf", type = "application/pdf", field = "document" } = {},
) {
  const boundary = "----a-boundary-for-tests";
  const escaped = name.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign));
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${escaped}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

type Member = Pick<Awaited<ReturnType<typeof household>>, "send">;
type File = { bytes: Uint8Array; name?: string; type?: string };

/** Uploads a document to a bill. */
export const upload = (member: Member, billId: number, { bytes, ...file }: File, query = "") =>
  member.send("POST", `/api/bills/${billId}/documents${query}`, undefined, documentForm(bytes, file));
