import type { FastifyReply } from "fastify";
import * as contract from "#contract/export.ts";
import { writeIfPossible } from "#server/db/database-errors.ts";
import type { Deps } from "#server/deps.ts";
import { findSettings } from "#server/features/settings/store.ts";
import type { Answer } from "#server/http/answer.ts";
import { sendPieces } from "#server/http/long-answers.ts";
import { countAttempt, type Limit } from "#server/http/rate-limit.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { readStart } from "./store.ts";
import { csvText, type TableName } from "./to-csv.ts";
import { exportText } from "./to-file.ts";

const EXPORT_LIMIT: Limit = { what: "export", max: 60, minutes: 15 };

const CSV = {
  bills: contract.exportBillsCsv,
  incomes: contract.exportIncomesCsv,
  payments: contract.exportPaymentsCsv,
  ledger: contract.exportLedgerCsv,
} as const;

export function exportRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const begin = async (household: string) => {
    // With a full disk nothing can be counted, and people need their data more than ever.
    await writeIfPossible(() => countAttempt(db, EXPORT_LIMIT, household, clock.now()));
    return readStart(db, household);
  };

  answer(contract.exportData, async (_, { principal, today, reply }) => {
    const { settings } = await findSettings(db, principal.user);
    const start = await begin(principal.household);
    const text = exportText(db, start, { settings, now: clock.now() });
    return send(reply, `${today}.json`, "application/json", text);
  });
  for (const name of Object.keys(CSV).filter(isTable)) {
    answer(CSV[name], async (_, { principal, today, reply }) => {
      const text = csvText(name, db, await begin(principal.household));
      return send(reply, `${name}-${today}.csv`, "text/csv", text);
    });
  }
}

function send(reply: FastifyReply, name: string, type: string, text: AsyncIterable<string>): FastifyReply {
  reply.header("content-disposition", `attachment; filename="weekwise-${name}"`).type(`${type}; charset=utf-8`);
  return sendPieces(reply, inPieces(text));
}

const isTable = (name: string): name is TableName => Object.hasOwn(CSV, name);

const PIECE = 64 * 1024;

/** Lines combined into chunks worth sending, yielding in between. */
async function* inPieces(text: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = "";
  for await (const each of text) {
    piece += each;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
    await yieldToEventLoop();
  }
  yield piece;
}
