import { SCAN_MAX_BYTES, SCAN_TOO_LARGE, SCAN_TYPES, WRONG_SCAN_TYPE } from "#contract/scan.ts";

const ENDINGS = /\.(jpe?g|png|gif|webp|avif|tiff?|pdf)$/i;

const isScannable = ({ type, name }: File) =>
  // Some systems do not know a file's type; the server looks at its first bytes in any case.
  type === "" ? ENDINGS.test(name) : SCAN_TYPES.some((each) => each === type);

/** Why a file cannot be scanned; undefined when it can. */
export function fileErrorOf(file: File): string | undefined {
  if (!isScannable(file)) return WRONG_SCAN_TYPE;
  return file.size > SCAN_MAX_BYTES ? SCAN_TOO_LARGE : undefined;
}
