import type { FastifyReply } from "fastify";
import { Fault } from "#server/fault.ts";
import type { NoPlace, Place, Scanner } from "#server/scanner/scanner.ts";

/** Reserves a place in the scanner's queue; it must be released at the end. */
export function enterOrThrow(scanner: Scanner, user: string): Place {
  const place = scanner.enter(user);
  if ("none" in place) throw noPlace(place);
  return place;
}

function noPlace(why: NoPlace): Fault {
  if ("seconds" in why) {
    const minutes = Math.ceil(why.seconds / 60);
    const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
    const message = `You've scanned a lot this hour. Please try again in ${wait}.`;
    return new Fault("too_many", message, { retryAfter: why.seconds });
  }
  return why.none === "own"
    ? new Fault("too_many", "Your other bills are still being read. Please try again when they're done.", {
        retryAfter: 10,
      })
    : new Fault("not_ready", "The server is busy reading other bills. Please try again in a moment.", {
        retryAfter: 10,
      });
}

/** Aborts when the client disconnects. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) disconnected.abort(new Fault("timeout", "The request was cancelled"));
  });
  return disconnected.signal;
}
