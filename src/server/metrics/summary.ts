import { type Figure, fromText } from "./text.ts";

/** The main metrics in a few lines, for a terminal. */
export function summarize(text: string): string {
  const figures = fromText(text);
  const all = (name: string, labels: Record<string, string> = {}) =>
    figures.filter(
      (each) => each.name === name && Object.entries(labels).every(([label, word]) => each.labels[label] === word),
    );
  const sum = (name: string, labels?: Record<string, string>) =>
    all(name, labels).reduce((total, { value }) => total + value, 0);
  const buckets = all("weekwise_http_request_duration_seconds_bucket");
  const lag = all("weekwise_scheduler_lag_seconds")[0]?.value;
  const isUp = sum("weekwise_database_up") === 1;
  const pool = (state: string) => sum("weekwise_database_connections", { state });
  const due = (kind: string) => sum("weekwise_due_work", { kind });
  const delay = (quantile: string) => milliseconds(sum("nodejs_eventloop_lag_seconds", { quantile }));
  const lines = [
    [
      "Requests",
      `${sum("weekwise_http_requests_total")} answered, ${sum("weekwise_http_requests_total", { status: "5xx" })} server errors, ${sum("weekwise_http_requests_open")} open`,
    ],
    ["Latency", `p50 ${quantile(buckets, 0.5)}, p99 ${quantile(buckets, 0.99)}`],
    ["Scheduler", lag === undefined ? "no completed run yet" : `last run completed ${lag.toFixed(0)} s ago`],
    [
      "Due work",
      isUp
        ? `${due("credits")} credits, ${due("payments")} payments, ${due("scheduled")} scheduled, ${due("retries")} retries`
        : "unknown",
    ],
    ["Database", isUp ? `up${all("weekwise_database_connections").length > 0 ? poolText(pool) : ""}` : "DOWN"],
    ["Memory", `${(sum("process_resident_memory_bytes") / 1e6).toFixed(0)} MB`],
    ["Event loop", `delay p99 ${delay("0.99")}, max ${delay("1")}`],
    [
      "Scans",
      `${sum("weekwise_scans", { state: "running" })} running, ${sum("weekwise_scans", { state: "queued" })} queued`,
    ],
  ] as const;
  return lines.map(([name, words]) => `${name.padEnd(11)} ${words}\n`).join("");
}

const poolText = (pool: (state: string) => number) =>
  `; ${pool("total")} connections, ${pool("idle")} idle, ${pool("waiting")} requests waiting`;

const milliseconds = (seconds: number) => `${(seconds * 1000).toFixed(0)} ms`;

/** A latency quantile over all routes, as a bucket's upper bound. */
function quantile(buckets: readonly Figure[], share: number): string {
  const within = new Map<number, number>();
  for (const { labels, value } of buckets) {
    const bound = labels.le === "+Inf" ? Infinity : Number(labels.le);
    within.set(bound, (within.get(bound) ?? 0) + value);
  }
  const bounds = [...within].sort(([one], [other]) => one - other);
  const count = bounds.at(-1)?.[1] ?? 0;
  const found = bounds.find(([, value]) => value >= count * share)?.[0];
  if (count === 0 || found === undefined) return "–";
  return found === Infinity ? "more than 30 s" : milliseconds(found);
}
