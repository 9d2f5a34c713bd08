// biome-ignore-all lint/performance/noBarrelFile: the migration tool and Drizzle's handle want the whole schema as one module.
export { accounts, userAccounts } from "./accounts.ts";
export { billEdits } from "./bill-edits.ts";
export { billShares } from "./bill-shares.ts";
export { billAmounts, billSavings, bills } from "./bills.ts";
export { documentChunks, documents } from "./documents.ts";
export { households, invitations, members } from "./households.ts";
export { importParts, imports } from "./imports.ts";
export { incomes, transfers } from "./incomes.ts";
export { entries, operations } from "./ledger.ts";
export { notificationChannels, notificationSettings, outbox, serverKeys } from "./notifications.ts";
export { payments } from "./payments.ts";
export { scanLessons } from "./scan-lessons.ts";
export {
  authenticators,
  emailLinks,
  identities,
  passkeys,
  passwordResets,
  pendingSignIns,
  recoveryCodes,
  session,
} from "./sign-ins.ts";
export { statementLines, statements } from "./statements.ts";
export { apiTokens, calendarAddresses } from "./tokens.ts";
export { answers, rateLimits, schedulerHeartbeats } from "./upkeep.ts";
export { userSettings, users } from "./users.ts";
