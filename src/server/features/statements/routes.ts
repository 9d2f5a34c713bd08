import * as contract from "#contract/statements.ts";
import type { Day } from "#core/day.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { countAttempt, type Limit } from "#server/http/rate-limit.ts";
import { applyStatement } from "./apply-statement.ts";
import { listLines } from "./lines-store.ts";
import {
  addLines,
  clearStatement,
  dropStatement,
  linkLines,
  startStatement,
  sweepStatements,
} from "./receive-statement.ts";
import { listStatements, statementToWire } from "./store.ts";
import { undoStatement } from "./undo-statement.ts";

const START_LIMIT: Limit = { what: "statement", max: 60, minutes: 15 };

export function statementRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const when = (today: Day) => ({ today, now: clock.now() });

  answer(contract.listStatements, async ({ query }, { principal: { household } }) =>
    (await listStatements(db, household, query)).map(statementToWire),
  );
  answer(contract.listStatementLines, ({ query }, { principal: { household } }) => listLines(db, household, query));
  answer(contract.startStatement, async ({ input }, { principal: { household, user }, write }) => {
    await countAttempt(db, START_LIMIT, household, clock.now());
    await sweepStatements(db, household, clock.now());
    return write((tx) => startStatement(tx, { household, user, input, now: clock.now() }));
  });
  answer(contract.addStatementLines, ({ params, input }, { principal: { household }, write }) =>
    write((tx) => addLines(tx, { household, ...params, ...input })),
  );
  answer(contract.applyStatement, async ({ params, input }, { principal: { household }, today, write }) => {
    const statement = await write((tx, request) =>
      applyStatement(tx, { household, ...params, input, request, ...when(today) }),
    );
    await linkLines(db, household, statement.id);
    return statement;
  });
  answer(contract.undoStatement, async ({ params }, { principal: { household, user }, today, write }) => {
    const { row, wire } = await write((tx, request) =>
      undoStatement(tx, { household, user, ...params, request, ...when(today) }),
    );
    await clearStatement(db, row);
    return wire;
  });
  answer(contract.dropStatement, async ({ params }, { principal: { household } }) => {
    await dropStatement(db, { household, ...params });
    return undefined;
  });
}
