import type { FastifyRequest } from "fastify";
import { SCAN_FIELD, SCAN_MAX_BYTES, SCAN_TOO_LARGE, WRONG_SCAN_TYPE } from "#contract/scan.ts";
import { Fault } from "#server/fault.ts";
import { kindOf } from "#server/scanner/file-kind.ts";
import type { ScanFile } from "#server/scanner/scanner.ts";

// What a form needs around its file.
const WRAPPING = 16 * 1024;

export const FORM_LIMITS = {
  fileSize: SCAN_MAX_BYTES + 1,
  files: 1,
  fields: 8,
  fieldSize: 1024,
  fieldNameSize: 100,
  parts: 9,
  headerPairs: 20,
} as const;

/** The file of a form, in memory and nowhere else, refused before any work when it is too large or of the wrong kind. */
export async function receiveFile(request: FastifyRequest): Promise<ScanFile> {
  if (!request.isMultipart()) throw new Fault("wrong_type", WRONG_SCAN_TYPE);
  if (Number(request.headers["content-length"]) > SCAN_MAX_BYTES + WRAPPING) throw tooLarge();
  const part = await request.file().catch((error: unknown) => {
    throw isOurs(error) ? error : new Fault("invalid", "The form could not be read");
  });
  if (part === undefined || part.fieldname !== SCAN_FIELD) {
    part?.file.resume();
    throw new Fault("invalid", `Please send the file in the field ${SCAN_FIELD}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of part.file) {
    size += chunk.length;
    // What is left is let pass unread, so that the sender gets to see the answer.
    if (size <= SCAN_MAX_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > SCAN_MAX_BYTES) throw tooLarge();
  const bytes = Buffer.concat(chunks);
  const kind = kindOf(bytes);
  if (kind === undefined) throw new Fault("wrong_type", WRONG_SCAN_TYPE);
  return { bytes, kind };
}

const tooLarge = () => new Fault("too_large", SCAN_TOO_LARGE);
const isOurs = (error: unknown) => error instanceof Fault;
