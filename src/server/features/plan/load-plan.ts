import { addDays, type Day } from "#core/day.ts";
import { DAYS_LATE } from "#core/plan/cards.ts";
import type { PlanIncome, PlanInput } from "#core/plan/input.ts";
import { PLAIN_RULE } from "#core/plan/move-rule.ts";
import type { Db } from "#server/db/database.ts";
import { namesOfPeople } from "#server/features/auth/names.ts";
import { listMoveRules } from "#server/features/settings/store.ts";
import { readPlan } from "./store.ts";
import { listMoved } from "./transfers-store.ts";

type Viewer = { household: string; user: string };

/** A household's plan as one of its members sees it, in one snapshot. */
export function loadPlan(db: Db, viewer: Viewer, today: Day): Promise<PlanInput> {
  return db.transaction((tx) => readPlanFor(tx, viewer, today), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

/** The same inside a transaction, which sees its own writes. */
export async function readPlanFor(tx: Db, { household, user }: Viewer, today: Day): Promise<PlanInput> {
  const input = await readPlan(tx, household, today);
  const moved = await listMoved(tx, household, addDays(today, -DAYS_LATE));
  return { ...asSeenBy(input, user, await findOwners(tx, [{ input, user }])), moved };
}

export type Owners = ReadonlyMap<string, NonNullable<PlanIncome["owner"]>>;

/** The members who earn what others see, by id. */
export async function findOwners(tx: Db, seen: readonly { input: PlanInput; user: string }[]): Promise<Owners> {
  const ids = new Set(
    seen.flatMap(({ input, user }) =>
      input.incomes.flatMap(({ memberId }) => (memberId === user ? [] : (memberId ?? []))),
    ),
  );
  if (ids.size === 0) return new Map();
  const names = await namesOfPeople(tx, [...ids]);
  const rules = await listMoveRules(tx, [...ids]);
  return new Map([...ids].map((id) => [id, { name: names.get(id) ?? null, rule: rules.get(id) ?? PLAIN_RULE }]));
}

/** The plan with the others' pay marked as theirs. */
export function asSeenBy(input: PlanInput, user: string, owners: Owners): PlanInput {
  const ownerOf = ({ memberId }: PlanIncome) => (memberId === null || memberId === user ? null : owners.get(memberId));
  if (!input.incomes.some(ownerOf)) return input;
  return { ...input, incomes: input.incomes.map((income) => ({ ...income, owner: ownerOf(income) ?? null })) };
}
