import { IMPORT_LIMITS } from "#contract/household-limits.ts";
import * as contract from "#contract/import.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { countAttempt, type Limit } from "#server/http/rate-limit.ts";
import type { Session } from "#server/http/session.ts";
import { importData, previewImport } from "./import-data.ts";

/** A look and the import itself count one each. */
const IMPORT_LIMIT: Limit = { what: "import", max: 40, minutes: 15 };
const A_DAY: Limit = { what: "import-day", max: IMPORT_LIMITS.aDay, minutes: 24 * 60 };

export function importRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const guard = async ({ owner }: Session) => {
    await countAttempt(db, IMPORT_LIMIT, owner, clock.now());
    await countAttempt(db, A_DAY, owner, clock.now());
  };
  answer(
    contract.previewImport,
    ({ input: file }, { session: { owner } }) => previewImport(db, { file, owner, today: clock.today() }),
    guard,
  );
  answer(
    contract.importData,
    ({ input: file }, { session: { owner }, write }) =>
      write((tx, { now }) => importData(tx, { file, owner, today: clock.today(), now })),
    guard,
  );
}
