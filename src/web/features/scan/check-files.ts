import {
  SCAN_MAX_BYTES,
  SCAN_MAX_FILES,
  SCAN_ONE_PDF,
  SCAN_TOO_LARGE,
  SCAN_TOO_MANY,
  SCAN_TYPES,
  WRONG_SCAN_TYPE,
} from "#contract/scan.ts";

const EXTENSIONS = /\.(jpe?g|png|gif|webp|avif|tiff?|hei[cf]|pdf)$/i;

const isScannable = ({ type, name }: File) =>
  // Some systems report no file type; the server checks the first bytes anyway.
  type === "" ? EXTENSIONS.test(name) : SCAN_TYPES.some((each) => each === type);

const isPdf = ({ type, name }: File) => (type === "" ? /\.pdf$/i.test(name) : type === "application/pdf");

function fileErrorOf(file: File): string | undefined {
  if (!isScannable(file)) return WRONG_SCAN_TYPE;
  return file.size > SCAN_MAX_BYTES ? SCAN_TOO_LARGE : undefined;
}

/** Whether pages can be added: images can have more, a PDF has its own. */
export const canAddPage = (files: readonly File[]): boolean => files.length < SCAN_MAX_FILES && !files.some(isPdf);

/** Why the files cannot be scanned; undefined when they can. */
export function filesErrorOf(files: readonly File[]): string | undefined {
  const error = files.map(fileErrorOf).find((each) => each !== undefined);
  if (error !== undefined) return error;
  if (files.length > 1 && files.some(isPdf)) return SCAN_ONE_PDF;
  return files.length > SCAN_MAX_FILES ? SCAN_TOO_MANY : undefined;
}
