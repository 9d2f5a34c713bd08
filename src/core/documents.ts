/** The file types that can be kept as documents. */
export const DOCUMENT_KINDS = ["jpeg", "png", "gif", "webp", "avif", "tiff", "heic", "pdf"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The content type a document is served with, regardless of what the uploader claimed. */
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

const EXTENSIONS: Record<DocumentKind, readonly [string, ...string[]]> = {
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  gif: [".gif"],
  webp: [".webp"],
  avif: [".avif"],
  tiff: [".tif", ".tiff"],
  heic: [".heic", ".heif"],
  pdf: [".pdf"],
};

/** Whether a browser can show it as an image. A PDF may contain scripts, so it's rendered on the server; few browsers show TIFF or HEIC. */
export const isViewable = (kind: DocumentKind) => kind !== "pdf" && kind !== "tiff" && kind !== "heic";

export const NAME_LENGTH = 150;

// Control characters and direction marks: "bill\u202Efdp.exe" must not look like "billexe.pdf".
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
// Reserved on some systems.
const SPECIAL = /["*:<>?|]/g;

/** A safe file name: no path or invisible characters, and the extension of its actual type. */
export function documentName(uploadedName: string, kind: DocumentKind): string {
  const [extension] = EXTENSIONS[kind];
  const fileName = uploadedName.split(/[/\\]/).at(-1) ?? "";
  const cleaned = fileName
    .replace(LONE_SURROGATES, "")
    .replace(INVISIBLE, "")
    .replace(SPECIAL, "_")
    .replace(/\s+/g, " ")
    .trim();
  const stem = EXTENSIONS[kind].reduce(
    (name, each) => (name.toLowerCase().endsWith(each) ? name.slice(0, -each.length) : name),
    cleaned,
  );
  const shortened = stem
    .slice(0, NAME_LENGTH - extension.length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${shortened || "document"}${extension}`;
}
