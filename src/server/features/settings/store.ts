import { eq, inArray, sql } from "drizzle-orm";
import type { SavedSettings } from "#contract/settings.ts";
import { type MoveRule, PLAIN_RULE } from "#core/plan/move-rule.ts";
import type { Settings } from "#core/settings.ts";
import type { Db } from "#server/db/database.ts";
import { userSettings } from "#server/db/schema/index.ts";

export async function findSettings(db: Db, user: string): Promise<SavedSettings> {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, user)).limit(1);
  return row === undefined ? { settings: null, savedAt: null } : toSaved(row);
}

/** How a user wants to move money on paydays. */
export async function findMoveRule(db: Db, user: string): Promise<MoveRule> {
  const { settings } = await findSettings(db, user);
  return settings === null ? PLAIN_RULE : { rate: settings.moveRate, rounding: settings.moveRounding };
}

/** How users want to move money on paydays, by id; missing for those who have saved no settings. */
export async function listMoveRules(db: Db, users: readonly string[]): Promise<Map<string, MoveRule>> {
  const { userId, moveRate: rate, moveRounding: rounding } = userSettings;
  const rows = await db
    .select({ userId, rate, rounding })
    .from(userSettings)
    .where(inArray(userId, [...users]));
  return new Map(rows.map(({ userId: user, ...rule }) => [user, rule]));
}

type Save = { settings: Settings; now: Date };

/** The save time always increases, whatever the clock says: browsers compare it with the one they know. */
export async function saveSettings(db: Db, user: string, { settings, now }: Save): Promise<SavedSettings> {
  const savedAt = sql`greatest(excluded.saved_at, ${userSettings.savedAt} + interval '1 millisecond')`;
  const [row] = await db
    .insert(userSettings)
    .values({ userId: user, ...settings, savedAt: now })
    .onConflictDoUpdate({ target: userSettings.userId, set: { ...settings, savedAt } })
    .returning();
  if (row === undefined) throw new Error("the settings were not saved");
  return toSaved(row);
}

/** For a user who has none yet. */
export async function addSettings(db: Db, user: string, { settings, now }: Save): Promise<void> {
  await db
    .insert(userSettings)
    .values({ userId: user, ...settings, savedAt: now })
    .onConflictDoNothing();
}

export async function deleteSettings(db: Db, user: string): Promise<void> {
  await db.delete(userSettings).where(eq(userSettings.userId, user));
}

function toSaved({ userId: _, savedAt, ...settings }: typeof userSettings.$inferSelect): SavedSettings {
  return { settings, savedAt: savedAt.toISOString() };
}
