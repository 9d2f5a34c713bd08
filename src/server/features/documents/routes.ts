import * as contract from "#contract/documents.ts";
import { DOCUMENT_FIELD, DOCUMENT_MAX_BYTES, DOCUMENT_TOO_LARGE, WRONG_DOCUMENT_TYPE } from "#contract/limits.ts";
import type { Deps } from "#server/deps.ts";
import { getBillOrThrow } from "#server/features/bills/add-bill.ts";
import { whileConnected } from "#server/features/scan/place.ts";
import type { Answer } from "#server/http/answer.ts";
import { openFormFile } from "#server/http/form-file.ts";
import { countAttempt, type Limit } from "#server/http/rate-limit.ts";
import { addDocument, allToWire, checkOwner } from "./add-document.ts";
import { deleteDocument } from "./delete-document.ts";
import { drawDocument, sendDocument } from "./show-document.ts";
import { pageOfBill, storageUsedBy } from "./store.ts";

const ADD_LIMIT: Limit = { what: "document", max: 300, minutes: 60 };

export const DOCUMENT_FORM = {
  field: DOCUMENT_FIELD,
  maxBytes: DOCUMENT_MAX_BYTES,
  tooLarge: DOCUMENT_TOO_LARGE,
  wrongType: WRONG_DOCUMENT_TYPE,
} as const;

export const bytesAllowed = ({ documentsMb }: Deps["settings"]) => documentsMb * 1024 * 1024;

export function documentRoutes(
  answer: Answer,
  { db, settings, scanner }: Pick<Deps, "db" | "settings" | "scanner">,
): void {
  answer(contract.listDocuments, async ({ params: { id }, query }, { principal: { household } }) => {
    await getBillOrThrow(db, household, id);
    const { page, next } = await pageOfBill(db, { household, billId: id, ...query });
    const items = await allToWire(db, page);
    return { items, next, used: (await storageUsedBy(db, household)).bytes, limit: bytesAllowed(settings) };
  });
  answer(contract.downloadDocument, ({ params: { id } }, { principal: { household }, reply }) =>
    sendDocument(db, reply, { household, id, how: "attachment" }),
  );
  answer(contract.viewDocument, ({ params: { id } }, { principal: { household }, reply }) =>
    sendDocument(db, reply, { household, id, how: "inline" }),
  );
  answer(contract.viewDocumentPage, ({ params: { id }, query: { page = 1 } }, { principal, request, reply }) => {
    const { household, user } = principal;
    const options = { household, user, id, page, request: request.id, signal: whileConnected(reply) };
    return drawDocument(db, scanner, options);
  });
  answer(contract.deleteDocument, async ({ params: { id } }, { principal: { household }, write }) => {
    await write((tx) => deleteDocument(tx, { household, id }));
    return undefined;
  });
}

/** The calls that accept a file in a form. */
export function documentUploads(
  answer: Answer,
  { db, clock, settings }: Pick<Deps, "db" | "clock" | "settings">,
): void {
  answer(contract.addDocument, async ({ params, query }, { request, principal, write }) => {
    const { household, user } = principal;
    const owner = { household, user, billId: params.id, paymentId: query.paymentId ?? null };
    await checkOwner(db, owner);
    await countAttempt(db, ADD_LIMIT, household, clock.now());
    const { filename, file: bytes } = await openFormFile(request, DOCUMENT_FORM);
    const options = { owner, file: { name: filename, bytes }, maxBytes: bytesAllowed(settings), now: clock.now() };
    return addDocument(db, options, write);
  });
}
