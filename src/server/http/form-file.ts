import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Fault } from "#server/fault.ts";

// The size of a form without its file.
const WRAPPING = 16 * 1024;

/** The largest file that any form accepts. */
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

/** The files of a form in order, all in the field of that name; rejected as below. */
export async function* openFormFiles(
  request: FastifyRequest,
  expected: Expected,
  most: number,
): AsyncGenerator<MultipartFile> {
  checkForm(request, expected);
  const limits = { ...FORM_LIMITS, files: most, parts: most + FORM_LIMITS.fields };
  let count = 0;
  try {
    for await (const part of request.files({ limits })) {
      count += 1;
      if (part.fieldname !== expected.field) {
        part.file.resume();
        throw wrongField(expected);
      }
      yield part;
    }
  } catch (error) {
    throw error instanceof Fault ? error : unreadableForm();
  }
  if (count === 0) throw wrongField(expected);
}

/** A form's only file as a stream; rejected before reading when its declared size is too large. */
export async function openFormFile(request: FastifyRequest, expected: Expected): Promise<MultipartFile> {
  checkForm(request, expected);
  const part = await request.file().catch((error: unknown) => {
    throw error instanceof Fault ? error : unreadableForm();
  });
  if (part === undefined || part.fieldname !== expected.field) {
    part?.file.resume();
    throw wrongField(expected);
  }
  return part;
}

function checkForm(request: FastifyRequest, { maxBytes, tooLarge, wrongType }: Expected): void {
  if (!request.isMultipart()) throw new Fault("wrong_type", wrongType);
  if (Number(request.headers["content-length"]) > maxBytes + WRAPPING) throw new Fault("too_large", tooLarge);
}

const wrongField = ({ field }: Expected) => new Fault("invalid", `Please send the file in the field ${field}`);
const unreadableForm = () => new Fault("invalid", "The form could not be read");
