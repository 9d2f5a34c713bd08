import type { Account } from "#contract/accounts.ts";
import { accounts, entries, operations, userAccounts } from "#server/db/schema/index.ts";
import { newcomer, type TestApp, type visitor } from "#server/testing.ts";

export type Person = ReturnType<typeof visitor> & { id: string; household: string };

/** A user who has just registered and signed in. */
export async function person(test: TestApp, name = "ann"): Promise<Person> {
  const { browser, id, household } = await newcomer(test, `${name}@example.com`);
  return { ...browser, id, household };
}

/** Status and body of a response, for comparison. */
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

/** Row counts of all tables related to accounts: unchanged when nothing happened. */
export async function countRows({ db }: TestApp): Promise<number[]> {
  const tables = [accounts, userAccounts, operations, entries];
  const counts: number[] = [];
  for (const table of tables) counts.push(await db.$count(table));
  return counts;
}
