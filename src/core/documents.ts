/** What a kept document may be. */
export const DOCUMENT_KINDS = ["jpeg", "png", "gif", "webp", "avif", "tiff", "heic", "pdf"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The type a document is served with, whatever its sender said. */
export const DOCUMENT_TYPES: Record<DocumentKind, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  tiff: "image/tiff",
  heic: "image/heic",
  pdf: "application/pdf",
};

const ENDINGS: Record<DocumentKind, readonly [string, ...string[]]> = {
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  gif: [".gif"],
  webp: [".webp"],
  avif: [".avif"],
  tiff: [".tif", ".tiff"],
  heic: [".heic", ".heif"],
  pdf: [".pdf"],
};

/** Whether a browser shows it as a picture. A PDF can hold scripts, so its pages are drawn on the server; few browsers draw a TIFF or HEIC. */
export const isViewable = (kind: DocumentKind) => kind !== "pdf" && kind !== "tiff" && kind !== "heic";

export const NAME_LENGTH = 150;

// Controls, and marks that draw a name in another order than it is: "bill\u202Efdp.exe" must not look like "billexe.pdf".
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
const HALF_SIGNS = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
// What some system gives a meaning of its own.
const SPECIAL = /["*:<>?|]/g;

/** A name to keep a file under: no path, nothing unseen, and the ending of what it really is. */
export function documentName(given: string, kind: DocumentKind): string {
  const [ending] = ENDINGS[kind];
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const plain = last.replace(HALF_SIGNS, "").replace(UNSEEN, "").replace(SPECIAL, "_").replace(/\s+/g, " ").trim();
  const stem = ENDINGS[kind].reduce(
    (name, each) => (name.toLowerCase().endsWith(each) ? name.slice(0, -each.length) : name),
    plain,
  );
  const short = stem
    .slice(0, NAME_LENGTH - ending.length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${short || "document"}${ending}`;
}
