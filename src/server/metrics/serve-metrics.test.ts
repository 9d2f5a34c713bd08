import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordHeartbeat } from "#server/scheduler/heartbeat.ts";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";
import { summarize } from "./summary.ts";
import { fromText } from "./text.ts";

const token = "0123456789abcdef0123456789abcdef";
const asOperator = { headers: { authorization: `Bearer ${token}` } };

describe("without METRICS_TOKEN", () => {
  it("has nothing at /metrics", async () => {
    const test = await testApp();
    expect(test.app.hasRoute({ method: "GET", url: "/metrics" })).toBe(false);
    const answer = await visitor(test.app).get("/metrics", asOperator);
    expect(answer.body).not.toContain("weekwise_");
    await test.close();
  });
});

describe("with METRICS_TOKEN", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp({ METRICS_TOKEN: token });
  });
  afterAll(() => test.close());
  const figures = async () => fromText((await visitor(test.app).get("/metrics", asOperator)).body);
  const figure = async (name: string, labels: Record<string, string> = {}) =>
    (await figures()).find(
      (each) => each.name === name && Object.entries(labels).every(([label, word]) => each.labels[label] === word),
    )?.value;

  it.each([
    ["nobody", undefined],
    ["a wrong token", `Bearer ${token}x`],
    ["half of it", `Bearer ${token.slice(0, 16)}`],
    ["another scheme", `Basic ${token}`],
    ["an empty one", "Bearer "],
  ])("is closed to %s", async (_, authorization) => {
    const answer = await visitor(test.app).get("/metrics", { headers: authorization ? { authorization } : {} });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain("weekwise_");
  });

  it("is closed to signed-in users", async () => {
    const ann = await household(test, "signed-in@example.com");
    expect((await ann.get("/metrics")).statusCode).toBe(401);
  });

  it("is Prometheus text, not cached, with the usual headers", async () => {
    const answer = await visitor(test.app).get("/metrics", asOperator);
    expect(answer.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    for (const line of answer.body.trimEnd().split("\n"))
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? [-+.\de]+)$/,
      );
    const declared = [...answer.body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(new Set(declared).size).toBe(declared.length);
  });

  it("counts requests by pattern, never by address", async () => {
    const ann = await household(test, "patterns@example.com");
    await ann.send("PATCH", "/api/bills/999999?secret=1", { name: "x" });
    await ann.send("PATCH", "/api/bills/888888", { name: "x" });
    await ann.get("/api/no/such/thing");
    expect(await figure("weekwise_http_requests_total", { route: "(none)", status: "4xx" })).toBeGreaterThan(0);
    const seen = (await figures()).filter((each) => each.name === "weekwise_http_requests_total");
    expect(seen.find((each) => each.labels.route === "/api/bills/:id")).toMatchObject({
      labels: { method: "PATCH", route: "/api/bills/:id", status: "4xx" },
      value: 2,
    });
    expect(seen.filter((each) => /\d{3}|secret|such/.test(each.labels.route ?? ""))).toEqual([]);
  });

  it("has a histogram whose buckets only grow and end with the count", async () => {
    for (let n = 0; n < 3; n++) await visitor(test.app).get("/api/health");
    const healthRequests = (await figures()).filter((each) => each.labels.route === "/api/health");
    const buckets = healthRequests.filter((each) => each.name.endsWith("_bucket")).map((each) => each.value);
    const count = healthRequests.find((each) => each.name.endsWith("_count"))?.value;
    expect(buckets).toEqual([...buckets].sort((one, other) => one - other));
    expect(buckets.at(-1)).toBe(count);
    expect(count).toBeGreaterThanOrEqual(3);
  });

  it("reports scheduler lag and due work", async () => {
    expect(await figure("weekwise_scheduler_lag_seconds")).toBeUndefined();
    const now = test.clock.now();
    await recordHeartbeat(test.db, {
      instance: "a",
      heartbeatAt: now,
      lastRunAt: now,
      nextRunAt: null,
      lastError: null,
      jobs: { sweep: now.toISOString() },
    });
    const before = new Date(now.getTime() - 3_600_000);
    await recordHeartbeat(test.db, {
      instance: "b",
      heartbeatAt: now,
      lastRunAt: before,
      nextRunAt: null,
      lastError: null,
      jobs: {},
    });
    test.clock.forward(2);
    expect(await figure("weekwise_scheduler_lag_seconds")).toBe(120);
    expect(await figure("weekwise_job_lag_seconds", { job: "sweep" })).toBe(120);
    const ann = await household(test, "due@example.com");
    await ann.addBill({ isAutomatic: true, paymentDay: 5 });
    expect(await figure("weekwise_due_work", { kind: "credits" })).toBe(0);
    test.clock.forward(40 * 24 * 60);
    expect(await figure("weekwise_due_work", { kind: "credits" })).toBe(1);
    expect(await figure("weekwise_due_work", { kind: "payments" })).toBe(1);
    expect(await figure("weekwise_due_work", { kind: "retries" })).toBe(0);
    await test.db.execute(sql`
      insert into payments (household_id, bill_name, amount, status, source, next_try_date, created_at)
      select household_id, 'x', 1, 'failed', 'manual', '2026-03-01', now() from bills`);
    expect(await figure("weekwise_due_work", { kind: "retries" })).toBe(1);
  });

  it("reports the process, the pool and the scans", async () => {
    expect(await figure("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(await figure("nodejs_eventloop_lag_seconds", { quantile: "0.99" })).toBeGreaterThanOrEqual(0);
    expect(await figure("weekwise_scans", { state: "running" })).toBe(0);
    expect(await figure("weekwise_scans", { state: "queued" })).toBe(0);
    expect(await figure("weekwise_info", { version: "test" })).toBe(1);
    const total = await figure("weekwise_database_connections", { state: "total" });
    if (process.env.TEST_DB === "postgres") expect(total).toBeGreaterThan(0);
    else expect(total).toBeUndefined();
  });

  it("still responds when the database is down, and says so", async () => {
    await test.db.execute(sql`alter table scheduler_beats rename to gone`);
    const text = (await visitor(test.app).get("/metrics", asOperator)).body;
    await test.db.execute(sql`alter table gone rename to scheduler_beats`);
    expect(text).toContain("\nweekwise_database_up 0\n");
    expect(text).not.toContain("weekwise_due_work");
    expect(summarize(text)).toContain("Database    DOWN");
  });

  it("fits on a few lines for a terminal", async () => {
    const lines = summarize((await visitor(test.app).get("/metrics", asOperator)).body)
      .trimEnd()
      .split("\n");
    expect(lines).toHaveLength(8);
    expect(lines[0]).toMatch(/^Requests {4}\d+ answered, 0 server errors, 1 open$/);
    expect(lines[1]).toMatch(/^Latency {5}p50 \d+ ms, p99 \d+ ms$/);
    expect(lines[4]).toMatch(/^Database {4}up/);
  });
});

it("requires a long token", async () => {
  await expect(testApp({ METRICS_TOKEN: "short" })).rejects.toThrow("METRICS_TOKEN must be at least 32");
});
