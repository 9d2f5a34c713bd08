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
