import type { FastifyInstance, FastifyRequest } from "fastify";
import { watchChanges } from "#contract/live.ts";
import type { Family, Sample } from "./text.ts";

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Latency = { labels: Record<string, string>; within: number[]; sum: number; count: number };

/**
 * Counts requests by route pattern: addresses may contain private data, and their number is unlimited. Returns how to
 * read the metrics.
 */
export function countRequests(app: FastifyInstance): () => Family[] {
  const counts = new Map<string, Sample>();
  const latencies = new Map<string, Latency>();
  let open = 0;

  // A live connection is open for hours, which says nothing about our latency.
  const isLive = (request: FastifyRequest) => request.routeOptions.url === watchChanges.path;
  app.addHook("onRequest", async (request) => {
    if (!isLive(request)) open += 1;
  });
  app.addHook("onResponse", async (request, reply) => {
    if (isLive(request)) return;
    open -= 1;
    const method = METHODS.has(request.method) ? request.method : "other";
    const labels = { method, route: request.routeOptions.url ?? "(none)" };
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const name = `${labels.method} ${labels.route}`;
    const count = counts.get(`${name} ${status}`) ?? { labels: { ...labels, status }, value: 0 };
    counts.set(`${name} ${status}`, { ...count, value: count.value + 1 });
    const latency = latencies.get(name) ?? { labels, within: BOUNDS.map(() => 0), sum: 0, count: 0 };
    latencies.set(name, latency);
    observe(latency, reply.elapsedTime / 1000);
  });

  return () => [
    {
      name: "weekwise_http_requests_total",
      type: "counter",
      help: "Completed HTTP requests by route pattern and status class.",
      samples: [...counts.values()],
    },
    {
      name: "weekwise_http_request_duration_seconds",
      type: "histogram",
      help: "Time from receiving a request to the end of its response.",
      samples: [...latencies.values()].flatMap(samplesOf),
    },
    {
      name: "weekwise_http_requests_open",
      type: "gauge",
      help: "HTTP requests in progress.",
      samples: [{ value: open }],
    },
  ];
}

function observe(latency: Latency, seconds: number): void {
  BOUNDS.forEach((bound, index) => {
    if (seconds <= bound) latency.within[index] = (latency.within[index] ?? 0) + 1;
  });
  latency.sum += seconds;
  latency.count += 1;
}

function samplesOf({ labels, within, sum, count }: Latency): Sample[] {
  return [
    ...BOUNDS.map((bound, index) => ({
      suffix: "_bucket",
      labels: { ...labels, le: String(bound) },
      value: within[index] ?? 0,
    })),
    { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
    { suffix: "_sum", labels, value: sum },
    { suffix: "_count", labels, value: count },
  ];
}
