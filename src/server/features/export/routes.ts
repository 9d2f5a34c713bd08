import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import * as contract from "#contract/export.ts";
import { writeIfPossible } from "#server/db/transient-errors.ts";
import type { Deps } from "#server/deps.ts";
import { findSettings } from "#server/features/settings/store.ts";
import type { Answer } from "#server/http/answer.ts";
import { countAttempt, type Limit } from "#server/http/rate-limit.ts";
import { yieldToEventLoop } from "#server/yield-to-event-loop.ts";
import { contentsText } from "./contents.ts";
import { type Long, readEverything } from "./store.ts";
import { csvText, type TableName } from "./to-csv.ts";
import { exportText } from "./to-file.ts";

const EXPORT_LIMIT: Limit = { what: "export", max: 60, minutes: 15 };

const CSV = {
  bills: contract.exportBillsCsv,
  incomes: contract.exportIncomesCsv,
  payments: contract.exportPaymentsCsv,
  ledger: contract.exportLedgerCsv,
} as const;

const EVERYTHING: readonly Long[] = ["payments", "operations", "entries", "transfers", "imports", "documents"];
const CSV_READS: Record<TableName, readonly Long[]> = {
  bills: [],
  incomes: [],
  payments: ["payments"],
  ledger: ["operations", "entries"],
};

export function exportRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const read = async (household: string, long: readonly Long[]) => {
    // With the disk full there is no counting, and people want their data more than ever.
    await writeIfPossible(() => countAttempt(db, EXPORT_LIMIT, household, clock.now()));
    return readEverything(db, household, long);
  };
  const send = (
    reply: FastifyReply,
    name: string,
    type: string,
    ...parts: (Iterable<string> | AsyncIterable<string>)[]
  ) =>
    reply
      .header("content-disposition", `attachment; filename="weekwise-${name}"`)
      .type(`${type}; charset=utf-8`)
      .send(Readable.from(inPieces(parts)));

  answer(contract.exportData, async (_, { principal, reply }) => {
    const { settings } = await findSettings(db, principal.user);
    const all = await read(principal.household, EVERYTHING);
    const text = exportText(all, { settings, now: clock.now() });
    const contents = contentsText(db, all.documents);
    return send(reply, `${clock.today()}.json`, "application/json", text, contents);
  });
  for (const name of Object.keys(CSV).filter(isTable)) {
    answer(CSV[name], async (_, { principal, reply }) => {
      const text = csvText(name, await read(principal.household, CSV_READS[name]));
      return send(reply, `${name}-${clock.today()}.csv`, "text/csv", text);
    });
  }
}

const isTable = (name: string): name is TableName => Object.hasOwn(CSV, name);

const PIECE = 64 * 1024;

/** Lines gathered to pieces that are worth sending, with room for others in between. */
async function* inPieces(parts: readonly (Iterable<string> | AsyncIterable<string>)[]): AsyncGenerator<string> {
  let piece = "";
  for (const text of parts) {
    for await (const each of text) {
      piece += each;
      if (piece.length < PIECE) continue;
      yield piece;
      piece = "";
      await yieldToEventLoop();
    }
  }
  yield piece;
}
