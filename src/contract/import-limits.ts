// Apart from the shapes, so that a screen that needs these alone does not load all of them.
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
export const IMPORT_TOO_LARGE = "File size must be less than 20MB";
export const NO_EXPORT = "This is not an export of Weekwise";
