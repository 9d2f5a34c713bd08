import type { FastifyRequest } from "fastify";
import { SCAN_FIELD, SCAN_MAX_BYTES, SCAN_TOO_LARGE, WRONG_SCAN_TYPE } from "#contract/scan.ts";
import { Fault } from "#server/fault.ts";
import { openFormFile } from "#server/http/form-file.ts";
import { kindOf } from "#server/scanner/file-kind.ts";
import type { ScanFile } from "#server/scanner/scanner.ts";

const EXPECTED = {
  field: SCAN_FIELD,
  maxBytes: SCAN_MAX_BYTES,
  tooLarge: SCAN_TOO_LARGE,
  wrongType: WRONG_SCAN_TYPE,
} as const;

/** The file of a form, in memory and nowhere else, refused before any work when it is too large or of the wrong kind. */
export async function receiveFile(request: FastifyRequest): Promise<ScanFile> {
  const part = await openFormFile(request, EXPECTED);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of part.file) {
    size += chunk.length;
    // What is left is let pass unread, so that the sender gets to see the answer.
    if (size <= SCAN_MAX_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > SCAN_MAX_BYTES) throw new Fault("too_large", SCAN_TOO_LARGE);
  const bytes = Buffer.concat(chunks);
  const kind = kindOf(bytes);
  if (kind === undefined) throw new Fault("wrong_type", WRONG_SCAN_TYPE);
  return { bytes, kind };
}
