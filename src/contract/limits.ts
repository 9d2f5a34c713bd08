// Apart from the shapes, so that a screen that needs these alone does not load all of them.

/** How much one household may have. What it had before there were limits stays and works. */
export const HOUSEHOLD_LIMITS = { bills: 1_000, accounts: 100, incomes: 100 } as const;
export type Limited = keyof typeof HOUSEHOLD_LIMITS;

/** How many people and households may belong together. */
export const PEOPLE_LIMITS = { members: 20, invitations: 20, households: 20 } as const;

const PEOPLE_WORDS = {
  members: "A household has at most 20 members",
  invitations: "A household has at most 20 open invitations",
  households: "One person is in at most 20 households",
} as const satisfies Record<keyof typeof PEOPLE_LIMITS, string>;

export const overPeople = (what: keyof typeof PEOPLE_LIMITS) => PEOPLE_WORDS[what];

/** What one imported file may hold, and how often one may be looked at or imported. */
export const IMPORT_LIMITS = {
  payments: 50_000,
  operations: 60_000,
  entries: 60_000,
  transfers: 20_000,
  /** Of one bill. */
  amounts: 4_000,
  gone: 2_000,
  aDay: 100,
} as const;

/** How many answers to requests with an Idempotency-Key are kept for a household, and how large together; the oldest go first. */
export const ANSWER_LIMITS = { kept: 1_000, bytes: 2_000_000 } as const;

const WORDS = { bills: "bills", accounts: "accounts", incomes: "income sources" } as const;

/** A count as people write it. 1000 is "1,000" */
export const counted = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** What a person is told who would have more. */
export const overLimit = (what: Limited) => `A household has at most ${counted(HOUSEHOLD_LIMITS[what])} ${WORDS[what]}`;

export const DOCUMENT_FIELD = "document";
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_TOO_LARGE = "File size must be less than 10MB";
export const WRONG_DOCUMENT_TYPE = "Please choose a PDF or a picture (JPG, PNG, GIF, WebP, AVIF, TIFF, HEIC)";
export const EMPTY_DOCUMENT = "This file is empty";

/** How many documents a household may have, and how many may be on their way at once. */
export const DOCUMENT_LIMITS = { count: 5_000, atOnce: 8 } as const;

export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
export const IMPORT_TOO_LARGE = "File size must be less than 20MB";
export const NO_EXPORT = "This is not an export of Weekwise";

/** How much of a bank statement one request, one import and one household may have. */
export const STATEMENT_LIMITS = {
  part: 500,
  lines: 50_000,
  kept: 200_000,
  bills: 100,
  incomes: 20,
  changes: 100,
  payments: 100,
  keys: 600,
  /** The newest that an export has: a file with more could not be imported again. */
  exported: 30_000,
  exportedStatements: 1_000,
} as const;

/** What a token may be used for: to look, or to look and change. It never manages people, tokens or factors. */
export const TOKEN_SCOPES = ["read", "write"] as const;
/** For how many days a token may be good. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
/** How many a person may have in a household. */
export const MOST_TOKENS = 20;
