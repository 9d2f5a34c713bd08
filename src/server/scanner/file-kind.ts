import type { DocumentKind } from "#core/documents.ts";

export type FileKind = DocumentKind;

const OPENINGS: readonly (readonly [FileKind, readonly number[]])[] = [
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["gif", [...Buffer.from("GIF87a")]],
  ["gif", [...Buffer.from("GIF89a")]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
];
/** These begin with a length; what they are stands behind it, for some only among the kinds they are like. */
const LATER: readonly (readonly [FileKind, RegExp])[] = [
  ["webp", /^RIFF[\s\S]{4}WEBP/],
  ["avif", /^[\s\S]{4}ftyp(?:avif|(?:mif1|miaf)[\s\S]{4}(?:[\s\S]{4}){0,8}avif)/],
  ["heic", /^[\s\S]{4}ftyp(?:hei[cxms]|mif1|msf1)/],
];

// Some programs write a byte order mark or an empty line first, and every reader forgives it.
const PDF = /^(?:\u00ef\u00bb\u00bf)?[\0\t\n\f\r ]{0,16}%PDF-\d/;

/** What a file is by its first bytes, whatever its sender calls it. */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  const found = OPENINGS.find(([, opening]) => opening.every((byte, at) => bytes[at] === byte));
  if (found) return found[0];
  const opening = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  const later = LATER.find(([, shape]) => shape.test(opening));
  return later?.[0] ?? (PDF.test(opening) ? "pdf" : undefined);
}
