// Apart from the schemas, so that a screen that only needs these doesn't load them all.

/** How much one household may have. Data from before these limits stays and keeps working. */
export const HOUSEHOLD_LIMITS = { bills: 1_000, accounts: 100, incomes: 100 } as const;
export type Limited = keyof typeof HOUSEHOLD_LIMITS;

/** Limits on members, open invitations and households per person. */
export const PEOPLE_LIMITS = { members: 20, invitations: 20, households: 20 } as const;

const PEOPLE_TEXTS = {
  members: "A household can have up to 20 members",
  invitations: "A household can have up to 20 open invitations",
  households: "You can be in up to 20 households",
} as const satisfies Record<keyof typeof PEOPLE_LIMITS, string>;

export const peopleLimitMessage = (what: keyof typeof PEOPLE_LIMITS) => PEOPLE_TEXTS[what];

/** Limits of one imported file, and how many previews and imports a household may make per day. */
export const IMPORT_LIMITS = {
  payments: 50_000,
  operations: 60_000,
  entries: 60_000,
  transfers: 20_000,
  /** Per bill. */
  amounts: 4_000,
  gone: 2_000,
  aDay: 100,
} as const;

/** How many responses to requests with an Idempotency-Key are kept per household, and their total size. The oldest are dropped first. */
export const IDEMPOTENCY_LIMITS = { kept: 1_000, bytes: 2_000_000 } as const;

const NAMES = { bills: "bills", accounts: "accounts", incomes: "income sources" } as const;

/** A count with thousands separators. 1000 is "1,000" */
export const formatCount = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** The message when a limit is exceeded. */
export const limitMessage = (what: Limited) =>
  `A household can have up to ${formatCount(HOUSEHOLD_LIMITS[what])} ${NAMES[what]}`;

export const DOCUMENT_FIELD = "document";
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_TOO_LARGE = "File size must be less than 10MB";
export const WRONG_DOCUMENT_TYPE = "Please choose a PDF or an image (JPG, PNG, GIF, WebP, AVIF, TIFF, HEIC)";
export const EMPTY_DOCUMENT = "This file is empty";

/** How many documents a household may have, and how many uploads may run at once. */
export const DOCUMENT_LIMITS = { count: 5_000, atOnce: 8 } as const;

export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
export const IMPORT_TOO_LARGE = "File size must be less than 20MB";
export const NO_EXPORT = "This isn't a Weekwise export";

/** Limits on bank statement data per request, import and household. */
export const STATEMENT_LIMITS = {
  part: 500,
  lines: 50_000,
  kept: 200_000,
  bills: 100,
  incomes: 20,
  changes: 100,
  payments: 100,
  keys: 600,
  links: 100,
  /** Lines of each linked bill: the newest are enough to recognise it again. */
  linkedKeys: 12,
  /** How many of the newest lines an export includes; a file with more couldn't be imported again. */
  exported: 30_000,
  exportedStatements: 1_000,
} as const;

/** What a token may be used for: reading, or reading and writing. A token never manages members, tokens or factors. */
export const TOKEN_SCOPES = ["read", "write"] as const;
/** The lifetimes a token may have, in days. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
/** How many tokens a person may have per household. */
export const MOST_TOKENS = 20;
