import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { deliver } from "#server/features/notifications/deliver.ts";
import { planReminders } from "#server/features/notifications/plan-reminders.ts";
import { groupByDay } from "#server/scheduler/group-by-day.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { recordLog, type TestApp } from "#server/testing.ts";

export type Received = { path: string; headers: IncomingHttpHeaders; body: string; bytes: Buffer };

/** A real server on this machine that records requests and responds as told. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer = { status: 200, body: "", headers: {} as Record<string, string> };
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    received.push({ path: request.url ?? "", headers: request.headers, body: bytes.toString("utf8"), bytes });
    reply.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    bodies: () => received.map(({ body }) => JSON.parse(body)),
    answerWith: (status: number, body = "", headers: Record<string, string> = {}) => {
      answer = { status, body, headers };
    },
    forget: () => {
      received.length = 0;
      answer = { status: 200, body: "", headers: {} };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A tick for reminders: the day's payments, the day's reminders, the messages. */
export async function tick(test: TestApp) {
  const { db, clock, messenger } = test;
  const { log } = recordLog("warn");
  const done = { planned: 0, sent: 0, failed: 0 };
  for (const { today, on } of await groupByDay(db, clock)) {
    const when = { today, now: clock.now(), log };
    await runDue(db, { ...when, ...(on && { household: { on } }) });
    done.planned += await planReminders(db, { ...when, on, ...messenger, batch: 100 });
    const { sent, failed } = await deliver(db, { ...when, on, clock, messenger });
    done.sent += sent;
    done.failed += failed;
  }
  return done;
}
