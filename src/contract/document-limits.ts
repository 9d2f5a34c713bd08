// Apart from the shapes, so that a screen that needs these alone does not load all of them.
export const DOCUMENT_FIELD = "document";
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_TOO_LARGE = "File size must be less than 10MB";
export const WRONG_DOCUMENT_TYPE = "Please choose a PDF or a picture (JPG, PNG, GIF, WebP, AVIF, TIFF, HEIC)";
export const EMPTY_DOCUMENT = "This file is empty";

/** How many documents a household may have, and how many may be on their way at once. */
export const DOCUMENT_LIMITS = { count: 5_000, atOnce: 8 } as const;
