import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Fault } from "#server/fault.ts";

// What a form needs around its file.
const WRAPPING = 16 * 1024;

/** The largest file that any form takes. */
const LARGEST = 10 * 1024 * 1024;

export const FORM_LIMITS = {
  fileSize: LARGEST + 1,
  files: 1,
  fields: 8,
  fieldSize: 1024,
  fieldNameSize: 100,
  parts: 9,
  headerPairs: 20,
} as const;

type Expected = { field: string; maxBytes: number; tooLarge: string; wrongType: string };

/** The one file of a form, still on its way; refused before any of it is read when it says itself that it is too large. */
export async function openFormFile(request: FastifyRequest, expected: Expected): Promise<MultipartFile> {
  if (!request.isMultipart()) throw new Fault("wrong_type", expected.wrongType);
  if (Number(request.headers["content-length"]) > expected.maxBytes + WRAPPING)
    throw new Fault("too_large", expected.tooLarge);
  const part = await request.file().catch((error: unknown) => {
    throw error instanceof Fault ? error : new Fault("invalid", "The form could not be read");
  });
  if (part === undefined || part.fieldname !== expected.field) {
    part?.file.resume();
    throw new Fault("invalid", `Please send the file in the field ${expected.field}`);
  }
  return part;
}
