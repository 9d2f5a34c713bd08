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
import { enterOrThrow, whileConnected } from "./place.ts";
import { receiveFiles } from "./receive-files.ts";
import { scanBill } from "./scan-bill.ts";

const NDJSON = "application/x-ndjson";

type ScanDeps = Pick<Deps, "db" | "scanner" | "log" | "settings">;

export function scanRoutes(answer: Answer, { db, scanner, log, settings }: ScanDeps): void {
  const model = loadModel();
  const listFiled = filedLister(db);
  answer(contract.scanBill, async (_, { request, reply, principal, today }) => {
    const place = enterOrThrow(scanner, principal.user);
    try {
      const files = await receiveFiles(request);
      const { household } = principal;
      const options = {
        request: request.id,
        today,
        ai: settings.ai,
        log,
        signal: whileConnected(reply),
        suggest: (name: string) => suggest(model, { household, name, listFiled }),
        listLessons: () => listLessons(db, household),
      };
      if (!request.headers.accept?.includes(NDJSON))
        return await scanBill(place, files, { ...options, onProgress: () => {} });
      await streamLines(reply, request, log, (onProgress) => scanBill(place, files, { ...options, onProgress }));
      return reply;
    } finally {
      place.leave();
    }
  });
}

/** Progress as one JSON object per line, then the result or the error: the status has already been sent. */
async function streamLines(
  reply: FastifyReply,
  request: FastifyRequest,
  log: Deps["log"],
  work: (onProgress: (progress: contract.ScanProgress) => void) => Promise<contract.ScanResult>,
): Promise<void> {
  const lines = new PassThrough();
  const send = (line: contract.ScanLine) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  reply.type(`${NDJSON}; charset=utf-8`).header("x-accel-buffering", "no");
  void reply.send(lines);
  try {
    send({ result: await work((progress) => send({ progress })) });
  } catch (error) {
    if (!(error instanceof Fault)) log.error({ err: error, request: request.id }, "request failed");
    send({ fault: faultBody(error, request.id) });
  } finally {
    lines.end();
  }
}
