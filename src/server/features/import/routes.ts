import * as contract from "#contract/import.ts";
import { DOCUMENT_LIMITS, IMPORT_LIMITS } from "#contract/limits.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { addDocument, checkOwner } from "#server/features/documents/add-document.ts";
import { bytesAllowed, DOCUMENT_FORM } from "#server/features/documents/routes.ts";
import type { Answer } from "#server/http/answer.ts";
import { openFormFile } from "#server/http/form-file.ts";
import { sendWhenDone } from "#server/http/long-answers.ts";
import { countAttempt, type Limit } from "#server/http/rate-limit.ts";
import type { Principal } from "#server/http/session.ts";
import { beginImport, previewImport } from "./import-data.ts";
import { findLocalId } from "./known.ts";
import { finish } from "./steps.ts";

/** A preview and an import count one each. */
const IMPORT_LIMIT: Limit = { what: "import", max: 40, minutes: 15 };
const IMPORT_DAY_LIMIT: Limit = { what: "import-day", max: IMPORT_LIMITS.aDay, minutes: 24 * 60 };
/** Each document of a file is sent separately. */
const DOCUMENT_LIMIT: Limit = { what: "import-document", max: DOCUMENT_LIMITS.count, minutes: 60 };

export function importRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const guard = async ({ household }: Principal) => {
    await countAttempt(db, IMPORT_LIMIT, household, clock.now());
    await countAttempt(db, IMPORT_DAY_LIMIT, household, clock.now());
  };
  answer(
    contract.previewImport,
    ({ input: file }, { principal: { household, user }, today }) => previewImport(db, { file, household, user, today }),
    guard,
  );
  answer(
    contract.importData,
    async ({ input: file }, { principal: { household, user }, today, write, reply }) => {
      const options = { file, household, user, today, now: clock.now() };
      const summary = await beginImport(db, options, write);
      return sendWhenDone(reply, summary, finish(db, household));
    },
    guard,
  );
}

/** The call that accepts a file in a form. */
export function importUploads(answer: Answer, { db, clock, settings }: Pick<Deps, "db" | "clock" | "settings">): void {
  answer(contract.importDocument, async ({ query }, { request, principal: { household, user }, write }) => {
    await countAttempt(db, DOCUMENT_LIMIT, household, clock.now());
    const { billKey, paymentKey, createdAt } = query;
    const billId = await findLocalId(db, household, billKey);
    if (billId === undefined) throw new Fault("not_found", "Bill not found");
    const paymentId = paymentKey === undefined ? null : ((await findLocalId(db, household, paymentKey)) ?? null);
    const owner = { household, user, billId, paymentId };
    await checkOwner(db, owner);
    const { filename: name, file: bytes } = await openFormFile(request, DOCUMENT_FORM);
    const options = { owner, file: { name, bytes, createdAt }, maxBytes: bytesAllowed(settings), now: clock.now() };
    return addDocument(db, options, write);
  });
}
