import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import {
  SCAN_FIELD,
  SCAN_MAX_BYTES,
  SCAN_MAX_FILES,
  SCAN_MAX_TOTAL_BYTES,
  SCAN_ONE_PDF,
  SCAN_TOO_LARGE,
  SCAN_TOO_MANY,
  SCAN_TOTAL_TOO_LARGE,
  WRONG_SCAN_TYPE,
} from "#contract/scan.ts";
import { Fault } from "#server/fault.ts";
import { openFormFiles } from "#server/http/form-file.ts";
import { kindOf } from "#server/scanner/file-kind.ts";
import type { ScanFile } from "#server/scanner/scanner.ts";

const SCAN_FORM = {
  field: SCAN_FIELD,
  maxBytes: SCAN_MAX_TOTAL_BYTES,
  tooLarge: SCAN_TOTAL_TOO_LARGE,
  wrongType: WRONG_SCAN_TYPE,
} as const;

/** The files of a form, only in memory, rejected before any work when they are too large or of the wrong type. */
export async function receiveFiles(request: FastifyRequest): Promise<ScanFile[]> {
  const files: ScanFile[] = [];
  let totalBytes = 0;
  let fault: Fault | undefined;
  for await (const part of openFormFiles(request, SCAN_FORM, SCAN_MAX_FILES + 1)) {
    // After an error the rest is read and discarded, so that the sender gets the response.
    const bytes = await bytesOf(part, fault === undefined ? SCAN_MAX_BYTES : 0);
    totalBytes += bytes?.length ?? 0;
    const kind = bytes && kindOf(bytes);
    if (bytes === undefined) fault ??= new Fault("too_large", SCAN_TOO_LARGE);
    else if (totalBytes > SCAN_MAX_TOTAL_BYTES) fault ??= new Fault("too_large", SCAN_TOTAL_TOO_LARGE);
    else if (kind === undefined) fault ??= new Fault("wrong_type", WRONG_SCAN_TYPE);
    else if (files.length === SCAN_MAX_FILES) fault ??= new Fault("invalid", SCAN_TOO_MANY);
    else files.push({ bytes, kind });
    if (fault) files.length = 0;
  }
  if (fault) throw fault;
  if (files.length > 1 && files.some(({ kind }) => kind === "pdf")) throw new Fault("invalid", SCAN_ONE_PDF);
  return files;
}

/** Undefined when it is larger than that. */
async function bytesOf({ file }: MultipartFile, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks);
}
