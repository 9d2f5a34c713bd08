import type { DocumentKind } from "#core/documents.ts";

export type FileKind = DocumentKind;

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["gif", [...Buffer.from("GIF87a")]],
  ["gif", [...Buffer.from("GIF89a")]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
];
/** These start with a length; the type follows it, for some only among the compatible types. */
const LATER_SIGNATURES: readonly (readonly [FileKind, RegExp])[] = [
  ["webp", /^RIFF[\s\S]{4}WEBP/],
  ["avif", /^[\s\S]{4}ftyp(?:avif|(?:mif1|miaf)[\s\S]{4}(?:[\s\S]{4}){0,8}avif)/],
  ["heic", /^[\s\S]{4}ftyp(?:hei[cxms]|mif1|msf1)/],
];

// Some programs write a byte order mark or an empty line first, which every reader accepts.
const PDF = /^(?:\u00ef\u00bb\u00bf)?[\0\t\n\f\r ]{0,16}%PDF-\d/;

/** A file's type by its first bytes, whatever the sender says. */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  if (found) return found[0];
  const signature = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  const match = LATER_SIGNATURES.find(([, pattern]) => pattern.test(signature));
  return match?.[0] ?? (PDF.test(signature) ? "pdf" : undefined);
}
