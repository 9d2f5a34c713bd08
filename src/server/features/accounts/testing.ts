import type { Account } from "#contract/accounts.ts";
import { accounts, entries, operations, userAccounts } from "#server/db/schema/index.ts";
import { householdOf } from "#server/features/households/testing.ts";
import { type TestApp, visitor } from "#server/testing.ts";

export type Person = ReturnType<typeof visitor> & { id: string; household: string };

/** Somebody who has just registered and signed in. */
export async function person({ app, db }: Pick<TestApp, "app" | "db">, name = "ann"): Promise<Person> {
  const browser = visitor(app);
  const who = { email: `${name}@example.com`, password: "correct horse" };
  await browser.post("/api/auth/register", who);
  const { id } = (await browser.post("/api/auth/login-direct", who)).json();
  return { ...browser, id, household: await householdOf(db, id) };
}

/** Status and body of an answer, to be compared at once. */
export async function ask(who: Person, ...args: Parameters<Person["send"]>) {
  const answer = await who.send(...args);
  return { status: answer.statusCode, body: answer.body === "" ? undefined : answer.json() };
}

export const withKey = (key: string) => ({ headers: { "idempotency-key": key } });

export async function openAccount(who: Person, name: string, balance?: string): Promise<Account> {
  const { status, body } = await ask(who, "POST", "/api/accounts", { name, balance });
  if (status !== 201) throw new Error(`no account: ${status} ${body.message}`);
  return body;
}

export async function namesOf(who: Person): Promise<string[]> {
  return (await who.get("/api/accounts")).json().map(({ name }: Account) => name);
}

/** How many rows everything about accounts has: unchanged when nothing happened. */
export async function countRows({ db }: TestApp): Promise<number[]> {
  const tables = [accounts, userAccounts, operations, entries];
  const counts: number[] = [];
  for (const table of tables) counts.push(await db.$count(table));
  return counts;
}
