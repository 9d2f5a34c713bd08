import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { dueWork } from "./due-work.ts";
import { countRequests } from "./requests.ts";
import { type Family, toText } from "./text.ts";

const RESOLUTION = 20;

type MetricsDeps = Pick<Deps, "db" | "clock" | "settings" | "scanner" | "pool" | "version" | "log">;

/**
 * /metrics for Prometheus, protected by METRICS_TOKEN; without that setting there is no such route and nothing is
 * counted. Not a call of the contract: it is for the operator, not for a household.
 */
export function serveMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const { metricsToken } = deps.settings;
  if (metricsToken === undefined) return;
  const requests = countRequests(app);
  const process = watchProcess();
  app.addHook("onClose", async () => process.stop());

  app.get("/metrics", async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken))
      throw new Fault("not_signed_in", "Send the METRICS_TOKEN as a bearer token");
    const { db, clock, log } = deps;
    const onFailure = (error: unknown) =>
      log.warn({ err: error, request: request.id }, "due work could not be counted");
    const due = await dueWork(db, { clock, onFailure });
    const families = [...appMetrics(deps), ...requests(), ...due, ...process.figures()];
    return reply
      .header("cache-control", "no-store")
      .type("text/plain; version=0.0.4; charset=utf-8")
      .send(toText(families));
  });
}

function appMetrics({ version, pool, scanner }: MetricsDeps): Family[] {
  const scans = scanner.load();
  return [
    {
      name: "weekwise_info",
      type: "gauge",
      help: "Weekwise version.",
      samples: [{ labels: { version }, value: 1 }],
    },
    {
      name: "weekwise_database_connections",
      type: "gauge",
      help: "PostgreSQL connections: total, idle, and requests waiting for one.",
      samples: Object.entries(pool?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
    },
    {
      name: "weekwise_scans",
      type: "gauge",
      help: "Bill scans that are running or queued.",
      samples: Object.entries(scans).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}

/** Compared by hash, so that timing reveals nothing, not even the length. */
function isBearer(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(header ?? ""), hash(`Bearer ${token}`));
}

/** The process's memory, CPU and event loop delay since the last scrape. */
function watchProcess() {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
  loop.enable();

  function figures(): Family[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const delays = { "0.5": loop.percentile(50), "0.99": loop.percentile(99), "1": loop.max };
    const isMeasured = loop.count > 0;
    loop.reset();
    return [
      gauge("process_resident_memory_bytes", "Resident memory size.", rss),
      gauge("nodejs_heap_used_bytes", "Used JavaScript heap.", heapUsed),
      gauge("process_uptime_seconds", "Seconds since the process started.", process.uptime()),
      {
        name: "process_cpu_seconds_total",
        type: "counter",
        help: "Total CPU time.",
        samples: [{ value: (user + system) / 1e6 }],
      },
      {
        name: "nodejs_eventloop_lag_seconds",
        type: "gauge",
        help: "Event loop delay since the last scrape: p50, p99 and maximum.",
        samples: Object.entries(delays).map(([quantile, nanoseconds]) => ({
          labels: { quantile },
          // The timer behind it ticks at its resolution; only the rest is delay.
          value: isMeasured ? Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1e3) : 0,
        })),
      },
    ];
  }
  return { figures, stop: () => loop.disable() };
}

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: "gauge",
  help,
  samples: [{ value }],
});
