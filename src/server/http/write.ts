import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { IDEMPOTENCY_LIMITS } from "#contract/limits.ts";
import { isMoneyOverflow } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { isTransient } from "#server/db/database-errors.ts";
import { answers } from "#server/db/schema/index.ts";
import { databaseCode, inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { inParts, yieldToEventLoop } from "#server/in-parts.ts";
import type { Principal } from "./session.ts";

/** The actor and key of a write: what makes two requests the same. */
export type WriteRequest = {
  household: string;
  /** The user; null for the scheduler. */
  actor: string | null;
  key: string | undefined;
  hash: string;
  status: number;
  now: Date;
};

/**
 * Runs a verb in a transaction. With an Idempotency-Key its response is stored in the same transaction: a second
 * request with that key waits for the first, changes nothing and gets the same response. A refusal is not stored, so it
 * can be retried.
 */
export async function writeOnce<T>(db: Db, request: WriteRequest, act: (tx: Db) => Promise<T>): Promise<T> {
  try {
    const { key } = request;
    if (key === undefined) return await inTransaction(db, act);
    const answer = await inTransaction(db, (tx) => replayOr(tx, { ...request, key }, act));
    await limitAnswers(db, request.household);
    return answer;
  } catch (error) {
    if (databaseCode(error) === "22003" || isMoneyOverflow(error))
      throw new Fault("invalid", "The total would be more than 99999999.99");
    // The stored response is deleted after a week, but its operation still has the key.
    if (databaseCode(error) === "23505" && tableOf(error) === "operations") throw usedKey();
    throw error;
  }
}

const usedKey = () => new Fault("conflict", "This Idempotency-Key was already used for a different request");

/** Among operations only a key chosen by a request can conflict: ids are generated. */
function tableOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return Reflect.get(error, "table") ?? tableOf(error.cause);
}

async function replayOr<T>(tx: Db, request: WriteRequest & { key: string }, act: (tx: Db) => Promise<T>): Promise<T> {
  const { household, key, hash, status, now } = request;
  const isAnswer = and(eq(answers.household, household), eq(answers.key, key));
  const inserted = await tx
    .insert(answers)
    .values({ household, key, requestHash: hash, status, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: answers.key });
  if (inserted.length === 0) {
    const [earlier] = await tx.select().from(answers).where(isAnswer);
    if (earlier?.requestHash !== hash) throw usedKey();
    // Written by the same verb for the same request, so it has the same shape.
    return (earlier.body ?? undefined) as T;
  }
  const answer = await act(tx);
  if (answer !== undefined) await tx.update(answers).set({ body: answer }).where(isAnswer);
  return answer;
}

const ITEMS_AT_ONCE = 1_000;

/** A body as text, in chunks that yield in between: one of many megabytes would block other requests. */
async function* serialize(body: unknown): AsyncGenerator<string> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return yield text(body ?? null);
  let separator = "{";
  for (const [name, value] of Object.entries(body)) {
    yield `${separator}${text(name)}:`;
    separator = ",";
    if (!Array.isArray(value) || value.length <= ITEMS_AT_ONCE) {
      yield text(value);
      continue;
    }
    let before = "[";
    for (const part of inParts(value, ITEMS_AT_ONCE)) {
      yield before + text(part).slice(1, -1);
      before = ",";
      await yieldToEventLoop();
    }
    yield "]";
  }
  yield separator === "{" ? "{}" : "}";
}

// JSON.parse accepts deeper nesting than JSON.stringify.
function text(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw new Fault("invalid", "The request is nested too deeply");
  }
}

/** Reads the Idempotency-Key of a request. */
export async function writeRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { household, user }: Pick<Principal, "household" | "user">,
  now: Date,
): Promise<WriteRequest> {
  const header = request.headers["idempotency-key"];
  if (header !== undefined && (typeof header !== "string" || !/^[\x21-\x7e]{1,200}$/.test(header))) {
    throw new Fault("invalid", "Idempotency-Key must be 1 to 200 visible characters");
  }
  const hash = createHash("sha256").update(`${request.method} ${request.url}\n`);
  for await (const piece of serialize(request.body)) hash.update(piece);
  return { household, actor: user, key: header, hash: hash.digest("base64url"), status: reply.statusCode, now };
}

/** Checking at each write would cost every request another statement. */
const WRITES_BETWEEN_CHECKS = 10;
let writesSinceCheck = 0;

/** Periodically deletes a household's oldest responses above the limit, so that no one fills the disk with them. */
async function limitAnswers(db: Db, household: string): Promise<void> {
  writesSinceCheck = (writesSinceCheck + 1) % WRITES_BETWEEN_CHECKS;
  if (writesSinceCheck > 0) return;
  try {
    await inTransaction(db, (tx) => deleteOldest(tx, household));
  } catch (error) {
    // The request itself succeeded; the next check does this one's work.
    if (!isTransient(error)) throw error;
  }
}

async function deleteOldest(tx: Db, household: string): Promise<void> {
  await tx.execute(sql`
    delete from answers where household_id = ${household} and key in (
      select key from (
        select key, row_number() over newest as place, sum(pg_column_size(body)) over newest as bytes
        from answers where household_id = ${household} window newest as (order by created_at desc, key rows unbounded preceding)
      ) kept where place > ${IDEMPOTENCY_LIMITS.kept} or bytes > ${IDEMPOTENCY_LIMITS.bytes})`);
}
