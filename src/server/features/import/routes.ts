import { IMPORT_LIMITS } from "#contract/household-limits.ts";
import * as contract from "#contract/import.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { sendWhenDone } from "#server/http/long-answers.ts";
import { countAttempt, type Limit } from "#server/http/rate-limit.ts";
import type { Principal } from "#server/http/session.ts";
import { beginImport, previewImport } from "./import-data.ts";
import { finish } from "./steps.ts";

/** A look and the import itself count one each. */
const IMPORT_LIMIT: Limit = { what: "import", max: 40, minutes: 15 };
const A_DAY: Limit = { what: "import-day", max: IMPORT_LIMITS.aDay, minutes: 24 * 60 };

export function importRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const guard = async ({ household }: Principal) => {
    await countAttempt(db, IMPORT_LIMIT, household, clock.now());
    await countAttempt(db, A_DAY, household, clock.now());
  };
  answer(
    contract.previewImport,
    ({ input: file }, { principal: { household } }) => previewImport(db, { file, household, today: clock.today() }),
    guard,
  );
  answer(
    contract.importData,
    async ({ input: file }, { principal: { household, user }, write, reply }) => {
      const options = { file, household, user, today: clock.today(), now: clock.now() };
      const summary = await beginImport(db, options, write);
      return sendWhenDone(reply, summary, finish(db, household));
    },
    guard,
  );
}
