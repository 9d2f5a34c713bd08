import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as contract from "#contract/scan.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { loadModel } from "#server/features/categories/model.ts";
import { filedLister } from "#server/features/categories/store.ts";
import { suggest } from "#server/features/categories/suggest.ts";
import { listLessons } from "#server/features/scan-lessons/store.ts";
import type { Answer } from "#server/http/answer.ts";
import { faultBody } from "#server/http/errors.ts";
import type { NoPlace } from "#server/scanner/scanner.ts";
import { receiveFiles } from "./receive-files.ts";
import { scanBill } from "./scan-bill.ts";

const LINES = "application/x-ndjson";

type ScanDeps = Pick<Deps, "db" | "scanner" | "clock" | "log" | "settings">;

export function scanRoutes(answer: Answer, { db, scanner, clock, log, settings }: ScanDeps): void {
  const model = loadModel();
  const listFiled = filedLister(db);
  answer(contract.scanBill, async (_, { request, reply, principal }) => {
    const place = scanner.enter(principal.user);
    if ("none" in place) throw noPlace(place);
    try {
      const files = await receiveFiles(request);
      const { household } = principal;
      const options = {
        request: request.id,
        today: clock.today(),
        ai: settings.ai,
        log,
        signal: whileConnected(reply),
        suggest: (name: string) => suggest(model, { household, name, listFiled }),
        listLessons: () => listLessons(db, household),
      };
      if (!request.headers.accept?.includes(LINES))
        return await scanBill(place, files, { ...options, onProgress: () => {} });
      await tellLines(reply, request, log, (onProgress) => scanBill(place, files, { ...options, onProgress }));
      return reply;
    } finally {
      place.leave();
    }
  });
}

function noPlace(why: NoPlace): Fault {
  if ("seconds" in why) {
    const minutes = Math.ceil(why.seconds / 60);
    const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
    const message = `You have scanned a lot this hour. Please try again in ${wait}.`;
    return new Fault("too_many", message, { retryAfter: why.seconds });
  }
  return why.none === "own"
    ? new Fault("too_many", "Your other bills are still being read. Please try again when they are done.", {
        retryAfter: 10,
      })
    : new Fault("not_ready", "The server is busy reading other bills. Please try again in a moment.", {
        retryAfter: 10,
      });
}

/** Ends the work when whoever asked has gone. */
function whileConnected(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort(new Fault("timeout", "The request was given up"));
  });
  return gone.signal;
}

/** Progress as it comes, one JSON a line, then the result or what went wrong: the status has gone out by then. */
async function tellLines(
  reply: FastifyReply,
  request: FastifyRequest,
  log: Deps["log"],
  work: (onProgress: (progress: contract.ScanProgress) => void) => Promise<contract.ScanResult>,
): Promise<void> {
  const lines = new PassThrough();
  const tell = (line: contract.ScanLine) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  reply.type(`${LINES}; charset=utf-8`).header("x-accel-buffering", "no");
  void reply.send(lines);
  try {
    tell({ result: await work((progress) => tell({ progress })) });
  } catch (error) {
    if (!(error instanceof Fault)) log.error({ err: error, request: request.id }, "request failed");
    tell({ fault: faultBody(error, request.id) });
  } finally {
    lines.end();
  }
}
