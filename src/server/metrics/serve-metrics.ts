import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { dueWork } from "./due-work.ts";
import { watchProcess } from "./process-figures.ts";
import { countRequests } from "./requests.ts";
import { type Family, toText } from "./text.ts";

type MetricsDeps = Pick<Deps, "db" | "clock" | "settings" | "scanner" | "pool" | "version" | "log">;

/**
 * /metrics for Prometheus, for whoever knows METRICS_TOKEN; without that setting there is no such route and nothing is
 * counted. It is no call of the contract: it is for the operator, not for the people of a household.
 */
export function serveMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const { metricsToken } = deps.settings;
  if (metricsToken === undefined) return;
  const requests = countRequests(app);
  const process = watchProcess();
  app.addHook("onClose", async () => process.stop());

  app.get("/metrics", async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken))
      throw new Fault("not_signed_in", "The figures want the token of METRICS_TOKEN");
    const { db, clock, log } = deps;
    const onFailure = (error: unknown) =>
      log.warn({ err: error, request: request.id }, "the due work could not be counted");
    const due = await dueWork(db, { clock, onFailure });
    const families = [...own(deps), ...requests(), ...due, ...process.figures()];
    return reply
      .header("cache-control", "no-store")
      .type("text/plain; version=0.0.4; charset=utf-8")
      .send(toText(families));
  });
}

function own({ version, pool, scanner }: MetricsDeps): Family[] {
  const scans = scanner.load();
  return [
    {
      name: "weekwise_info",
      type: "gauge",
      help: "Which Weekwise this is.",
      samples: [{ labels: { version }, value: 1 }],
    },
    {
      name: "weekwise_database_connections",
      type: "gauge",
      help: "Connections to PostgreSQL: all, idle ones, and requests that wait for one.",
      samples: Object.entries(pool?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
    },
    {
      name: "weekwise_scans",
      type: "gauge",
      help: "Bills that are being read, and that wait for it.",
      samples: Object.entries(scans).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}

/** Compared by hash: the time it takes tells nothing, not even the length. */
function isBearer(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(header ?? ""), hash(`Bearer ${token}`));
}
