// biome-ignore-all lint/performance/noBarrelFile: the migration tool and Drizzle's handle want the whole schema as one module.
export { accounts, userAccounts } from "./accounts.ts";
export { answers } from "./answers.ts";
export { billSavings, bills } from "./bills.ts";
export { calendarAddresses } from "./calendar-addresses.ts";
export { households, members } from "./households.ts";
export { importParts } from "./import-parts.ts";
export { imports } from "./imports.ts";
export { incomes } from "./incomes.ts";
export { entries, operations } from "./ledger.ts";
export { passwordResets } from "./password-resets.ts";
export { payments } from "./payments.ts";
export { rateLimits } from "./rate-limits.ts";
export { schedulerBeats } from "./scheduler.ts";
export { session } from "./session.ts";
export { statementLines, statements } from "./statements.ts";
export { transfers } from "./transfers.ts";
export { userSettings } from "./user-settings.ts";
export { users } from "./users.ts";
