import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "./db/database.ts";
import { hashPassword } from "./features/auth/passwords.ts";
import { firstHouseholdName } from "./features/households/store.ts";

export const PASSWORD = "correct horse";
const IDLE = 14 * 86_400_000;

/** A first account with its balance. */
export type FirstAccount = { name: string; balance: string };

type Place = { db: Db; clock: { now: () => Date; today: () => Day }; secret: string };

let hashed: Promise<string> | undefined;

type Rows = { rows: { id: string; account: number | null }[] };

/**
 * Inserts a registered and signed-in user, with an account if requested, as the calls would leave them: tests need
 * hundreds of users, and the calls take dozens of statements each. Returns their cookies; undefined for an existing
 * user.
 */
export async function writePerson({ db, clock, secret }: Place, email: string, first?: FirstAccount) {
  const markOf = (what: string) => createHmac("sha256", secret).update(what).digest("base64url");
  hashed ??= hashPassword(PASSWORD);
  const [id, token, device] = [randomUUID(), secretWord(32), secretWord(18)];
  const now = clock.now().toISOString();
  const expire = new Date(clock.now().getTime() + IDLE).toISOString();
  const today = clock.today();
  const { name = "", balance = "0.00" } = first ?? {};
  const { rows } = (await db.execute(sql`
    with person as (
      insert into users (id, email, password, created_at, updated_at)
      values (${id}, ${email}, ${await hashed}, ${now}::timestamptz, ${now}::timestamptz) on conflict do nothing returning id
    ), home as (
      insert into households (name, created_at, told_on)
      select ${firstHouseholdName(null)}, ${now}::timestamptz, '1970-01-01' from person returning id
    ), member as (
      insert into members (household_id, user_id, role, created_at)
      select home.id, person.id, 'owner', ${now}::timestamptz from home, person
    ), seat as (
      insert into session (sid, sess, expire, user_id, household_id, user_agent, address, used_at, confirmed_at)
      select ${markOf(`session:${token}`)}, ${JSON.stringify({ createdAt: now })}::jsonb, ${expire}::timestamptz,
        person.id, home.id, 'lightMyRequest', '192.0.2.1', ${now}::timestamptz, ${now}::timestamptz from home, person
    ), account as (
      insert into accounts (household_id, name, checked_on, created_at)
      select home.id, ${name}, ${today}::date, ${now}::timestamptz from home where ${first !== undefined} returning id
    ), holder as (
      insert into user_accounts (household_id, user_id, account_id, created_at)
      select home.id, person.id, account.id, ${now}::timestamptz from home, person, account
    ), opening as (
      insert into operations (household_id, key, kind, actor, day, at)
      select home.id, 'opening:' || account.id, 'opening', person.id, ${today}::date, ${now}::timestamptz
      from home, person, account where ${balance}::numeric <> 0 returning id
    ), entry as (
      insert into entries (household_id, operation_id, pot, account_id, amount, after)
      select home.id, opening.id, 'account', account.id, ${balance}::numeric, ${balance}::numeric from home, account, opening
    ) select home.id, account.id::int as account from home left join account on true`)) as Rows;
  if (rows[0] === undefined) return undefined;
  const cookies = { weekwise: token, "weekwise-device": `${device}.${markOf(`device:${device}:${email}`)}` };
  return { id, household: rows[0].id, accountId: rows[0].account ?? 0, cookies };
}

const secretWord = (bytes: number) => randomBytes(bytes).toString("base64url");
