import * as contract from "#contract/plan.ts";
import {
  allocate as allocateCall,
  markMoved as markMovedCall,
  startCatchUp as startCall,
  stopCatchUp as stopCall,
  undoMoved as undoMovedCall,
} from "#contract/plan-changes.ts";
import type { Day } from "#core/day.ts";
import { ROUNDINGS } from "#core/split.ts";
import type { Deps } from "#server/deps.ts";
import { findMoveRule } from "#server/features/settings/store.ts";
import type { Answer } from "#server/http/answer.ts";
import { allocate } from "./allocate.ts";
import { fixPlan, listWays } from "./fix-plan.ts";
import { getPlan, getPlanYear } from "./get-plan.ts";
import { markMoved, undoMoved } from "./mark-moved.ts";
import { startCatchUp, stopCatchUp } from "./start-catch-up.ts";

export function planRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const when = (today: Day) => ({ today, now: clock.now() });

  answer(contract.getPlan, async ({ query }, { principal: { household, user }, today }) => {
    const saved = await findMoveRule(db, user);
    const rounding = ROUNDINGS.find((each) => String(each) === query.rounding) ?? saved.rounding;
    return getPlan(db, { household, user, rule: { rate: query.rate ?? saved.rate, rounding }, today });
  });
  answer(contract.getPlanYear, async (_, { principal: { household, user }, today }) =>
    getPlanYear(db, { household, user, rule: await findMoveRule(db, user), today }),
  );
  answer(contract.listWays, (_, { principal: { household, user }, today }) => listWays(db, { household, user, today }));
  answer(contract.fixPlan, ({ input }, { principal: { household, user }, today, write }) =>
    write((tx, request) => fixPlan(tx, { household, user, id: input.id, request, ...when(today) })),
  );
  answer(startCall, ({ params, input }, { principal: { household }, today, write }) =>
    write((tx) => startCatchUp(tx, input, { household, id: params.id, ...when(today) })),
  );
  answer(stopCall, ({ params }, { principal: { household }, today, write }) =>
    write((tx) => stopCatchUp(tx, { household, id: params.id, ...when(today) })),
  );
  answer(allocateCall, ({ input }, { principal: { household }, today, write }) =>
    write((tx, request) => allocate(tx, { household, input, request, ...when(today) })),
  );
  answer(markMovedCall, ({ input }, { principal: { household, user }, today, write }) =>
    write((tx, request) => markMoved(tx, { household, user, input, request, ...when(today) })),
  );
  answer(undoMovedCall, ({ input }, { principal: { household }, today, write }) =>
    write((tx, request) => undoMoved(tx, { household, input, request, ...when(today) })),
  );
}
