import { createHash, randomUUID } from "node:crypto";
import type { Way } from "#contract/plan.ts";
import { namesOf, wayToWire } from "#contract/plan-to-wire.ts";
import type { Day } from "#core/day.ts";
import { type Cents, cents } from "#core/money.ts";
import type { Change } from "#core/plan/changes.ts";
import type { PlanInput } from "#core/plan/input.ts";
import type { Way as CoreWay } from "#core/plan/ways.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { accountNotFound, lockAccount } from "#server/features/accounts/store.ts";
import { editBill } from "#server/features/bills/edit-bill.ts";
import { lockBills, updateBill } from "#server/features/bills/store.ts";
import { post } from "#server/features/ledger/post.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { findMoveRule } from "#server/features/settings/store.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { loadPlan, readPlanFor } from "./load-plan.ts";
import { waysYielding } from "./simulate-yielding.ts";

/** The ways with short ids; the same change always has the same id. */
const withShortIds = (input: PlanInput, ways: readonly CoreWay[]) => {
  const names = namesOf(input);
  return ways.map((way) => {
    const id = createHash("sha256").update(way.id).digest("base64url").slice(0, 22);
    return { change: way.change, wire: wayToWire(way, id, names) };
  });
};

/** The ways to fix the first shortage. */
export async function listWays(db: Db, { household, user, today }: Viewer): Promise<{ ways: Way[] }> {
  const input = await loadPlan(db, { household, user }, today);
  const ways = await waysYielding(input, await findMoveRule(db, user));
  return { ways: withShortIds(input, ways).map(({ wire }) => wire) };
}

type Viewer = { household: string; user: string; today: Day };
type Options = Viewer & { id: string; request: WriteRequest; now: Date };

/** Applies a way that is still offered, under the locks of its input: what was shown is what happens. */
export async function fixPlan(tx: Db, options: Options): Promise<Way> {
  const { household, user, id, today, now } = options;
  const bills = await lockBills(tx, household);
  await creditWeeks(tx, bills, { today, now });
  const input = await readPlanFor(tx, { household, user }, today);
  const ways = await waysYielding(input, await findMoveRule(tx, user));
  const way = withShortIds(input, ways).find(({ wire }) => wire.id === id);
  if (way === undefined) throw new Fault("conflict", "The plan has changed. Please review it again.");
  await apply(tx, way.change, options);
  return way.wire;
}

async function apply(tx: Db, change: Change, { household, request, today, now }: Options): Promise<void> {
  if (change.kind === "catch-up") {
    for (const { billId, weekly, until } of change.catchUps)
      await updateBill(tx, { household, id: billId }, { catchUpWeekly: weekly, catchUpUntil: until, updatedAt: now });
    return;
  }
  if (change.kind === "move-due") {
    await editBill(tx, { household, id: change.billId, input: { nextDueDate: change.to }, today, now });
    return;
  }
  const amounts: [id: number, amount: Cents][] =
    change.kind === "lump"
      ? [[change.accountId, change.amount]]
      : [
          [change.fromId, cents(-change.amount)],
          [change.toId, change.amount],
        ];
  const moves = [];
  for (const [accountId, amount] of amounts.sort(([one], [other]) => one - other)) {
    const account = await lockAccount(tx, household, accountId);
    if (account === undefined) throw accountNotFound();
    moves.push({ pot: "account" as const, accountId, billId: null, amount, after: cents(account.balance + amount) });
  }
  const key = request.key === undefined ? `fix:${randomUUID()}` : `request:${request.key}`;
  const details = { kind: "transfer" as const, requestHash: request.hash, actor: request.actor, day: today, at: now };
  await post(tx, { household, key, ...details }, moves);
}
