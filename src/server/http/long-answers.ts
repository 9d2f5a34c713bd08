import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply } from "fastify";

/** Streams a response. An aborted one resets its connection: an orderly end would look complete. */
export function sendPieces(reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  const answer = Readable.from(pieces);
  answer.once("error", () => {
    if (reply.raw.headersSent) reply.raw.socket?.resetAndDestroy();
  });
  return reply.send(answer);
}

/** Proxies close a connection that is silent for a minute, some after half a minute. */
const MAX_SILENCE = 10_000;

/**
 * Responds once long-running work is done, with a status that is already certain. Until then it sends spaces, which
 * JSON allows, so that proxies don't close the connection.
 */
export async function sendWhenDone<T>(
  reply: FastifyReply,
  outcome: T,
  done: Promise<unknown>,
  silence = MAX_SILENCE,
): Promise<T | FastifyReply> {
  if (await isDoneWithin(done, silence)) return outcome;
  async function* pieces() {
    do yield " ";
    while (!(await isDoneWithin(done, silence)));
    yield JSON.stringify(outcome);
  }
  return sendPieces(reply.type("application/json; charset=utf-8"), pieces());
}

async function isDoneWithin(done: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const timeout = new AbortController();
  const timer = wait(milliseconds, false, { signal: timeout.signal });
  try {
    return await Promise.race([done.then(() => true), timer]);
  } finally {
    timer.catch(() => {});
    timeout.abort();
  }
}
