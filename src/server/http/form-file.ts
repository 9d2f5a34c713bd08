import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Fault } from "#server/fault.ts";

// The size of a form without its file.
const FORM_OVERHEAD = 16 * 1024;

/** The largest file that any form accepts. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

export const FORM_LIMITS = {
  fileSize: MAX_FILE_BYTES + 1,
  files: 1,
  fields: 8,
  fieldSize: 1024,
  fieldNameSize: 100,
  parts: 9,
  headerPairs: 20,
} as const;

type FormOptions = { field: string; maxBytes: number; tooLarge: string; wrongType: string };

/** The files of a form in order, all in the field of that name; rejected as below. */
export async function* openFormFiles(
  request: FastifyRequest,
  options: FormOptions,
  maxFiles: number,
): AsyncGenerator<MultipartFile> {
  checkForm(request, options);
  const limits = { ...FORM_LIMITS, files: maxFiles, parts: maxFiles + FORM_LIMITS.fields };
  let count = 0;
  try {
    for await (const part of request.files({ limits })) {
      count += 1;
      if (part.fieldname !== options.field) {
        part.file.resume();
        throw wrongField(options);
      }
      yield part;
    }
  } catch (error) {
    throw error instanceof Fault ? error : unreadableForm();
  }
  if (count === 0) throw wrongField(options);
}

/** A form's only file as a stream; rejected before reading when its declared size is too large. */
export async function openFormFile(request: FastifyRequest, options: FormOptions): Promise<MultipartFile> {
  checkForm(request, options);
  const part = await request.file().catch((error: unknown) => {
    throw error instanceof Fault ? error : unreadableForm();
  });
  if (part === undefined || part.fieldname !== options.field) {
    part?.file.resume();
    throw wrongField(options);
  }
  return part;
}

function checkForm(request: FastifyRequest, { maxBytes, tooLarge, wrongType }: FormOptions): void {
  if (!request.isMultipart()) throw new Fault("wrong_type", wrongType);
  if (Number(request.headers["content-length"]) > maxBytes + FORM_OVERHEAD) throw new Fault("too_large", tooLarge);
}

const wrongField = ({ field }: FormOptions) => new Fault("invalid", `Please send the file in the field ${field}`);
const unreadableForm = () => new Fault("invalid", "The form could not be read");
