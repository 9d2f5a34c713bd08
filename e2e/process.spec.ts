import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import { readFirstStart } from "./support/first-start.ts";
import { freePort } from "./support/free-port.ts";
import { preparedData, type RunningApp, startApp } from "./support/running-app.ts";
import { expect, test } from "./support/test.ts";

const main = "dist/server/main.js";
const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, ["--liftoff-only", main], {
    env: { ...process.env, ...env },
    encoding: "utf8",
    timeout: 60_000,
  });

const postTo = (url: string) => (path: string, body: unknown, from?: string) =>
  fetch(`${url}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(from !== undefined && { "x-forwarded-for": from }) },
    body: JSON.stringify(body),
  });

test("serves pages after npm start before the demo data is ready, a demo sign-in waits for it, and it stops cleanly", () => {
  const { url, early, later, code, output } = readFirstStart();
  expect(early).toEqual({ page: 200, ready: 503 });
  expect(later).toEqual({ signIn: 200, bills: 17, ready: 200 });
  expect(output).toContain(`Weekwise is running at ${url}`);
  expect(output).toContain(DEMO_EMAIL);
  expect(code).toBe(0);
  expect(output).toContain("stopped");
});

test("names an invalid setting and does not start", () => {
  const ended = run({ PORT: "many", SCHEDULER: "perhaps" });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toContain("PORT must be a whole number from 0 to 65535");
  expect(ended.stderr).toContain("SCHEDULER must be on or off");
  expect(ended.stderr).not.toContain("at ");
});

test("explains a data folder that is unwritable or not a folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "weekwise-file-"));
  writeFileSync(join(folder, "file"), "");
  const third = run({ DATA_DIR: join(folder, "file", "data"), PORT: String(await freePort()) });
  expect(third.status).toBe(1);
  expect(third.stderr).toMatch(/DATA_DIR/);
  rmSync(folder, { recursive: true });
});

const resetLink = (app: RunningApp, address: string) =>
  spawnSync(process.execPath, ["--liftoff-only", "dist/server/commands/reset-link.js", address], {
    env: { ...process.env, DATA_DIR: app.dataDir, PORT: String(app.port) },
    encoding: "utf8",
  });
const tokenIn = (printed: string) => new URL(printed.split("\n")[0] ?? "").searchParams.get("token");

/** Sends half of a sign-in, asks the app to stop, then sends the rest. Returns the response. */
async function stopDuringRequest(app: RunningApp): Promise<string> {
  const body = JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD });
  const socket = connect(app.port, "localhost");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(
    [
      "POST /api/auth/login-direct HTTP/1.1",
      `Host: localhost:${app.port}`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      // The server answers "100 Continue" once it has the head, so the request is certainly open.
      "Expect: 100-continue",
      "",
      "",
    ].join("\r\n"),
  );
  await expect.poll(() => answer).toContain("100 Continue");
  socket.write(body.slice(0, 10));
  app.kill("SIGTERM");
  await expect.poll(() => app.output()).toContain("stopping");
  socket.write(body.slice(10));
  await closed;
  return answer;
}

/** Registers users until the app is killed. Returns those whose registration was acknowledged. */
async function registerUntilKilled(dataDir: string): Promise<string[]> {
  const app = await startApp({ dataDir });
  const send = postTo(app.url);
  const acknowledged: string[] = [];
  let people = 0;
  const register = async () => {
    for (;;) {
      people += 1;
      const email = `person-${people}@example.com`;
      const sent = send("register", { email, password: "correct horse" }, `10.2.1.${people}`);
      const answer = await sent.catch(() => undefined);
      if (answer === undefined) return;
      if (answer.status === 201) acknowledged.push(email);
    }
  };
  const workers = Promise.all([register(), register(), register(), register()]);
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(8);
  app.kill("SIGKILL");
  await app.ended;
  await workers;
  return acknowledged;
}

// Each start takes as long as a short test, so one process is checked for several things.
test("loses no acknowledged registration when killed, keeps its folder and port to itself, prints the reset link, logs no secret, and finishes an open request before stopping", async () => {
  test.setTimeout(240_000);
  const email = "ann@example.com";
  const dataDir = preparedData();
  const acknowledged = await registerUntilKilled(dataDir);
  const app = await startApp({ dataDir, env: { LOG_LEVEL: "trace" } });
  const send = postTo(app.url);

  await test.step("everyone with an acknowledged registration can sign in after the kill", async () => {
    for (const [index, email] of acknowledged.entries()) {
      const answer = await send("login-direct", { email, password: "correct horse" }, `10.3.1.${index}`);
      expect(answer.status, email).toBe(200);
    }
  });

  await test.step("a second process reports that the folder is in use, another that the port is", async () => {
    const second = run({ DATA_DIR: app.dataDir, PORT: String(await freePort()) });
    expect(second.status).toBe(1);
    expect(second.stderr).toMatch(/in use by another Weekwise/);
    expect(statSync(app.dataDir).mode & 0o777).toBe(0o700);
    const folder = preparedData();
    const third = run({ DATA_DIR: folder, PORT: String(app.port) });
    expect(third.status).toBe(1);
    expect(third.stderr).toContain("The port is already in use");
    rmSync(folder, { recursive: true });
    expect((await fetch(`${app.url}/api/ready`)).status).toBe(200);
  });

  const canary = "canary-in-the-mine";
  let cookie = "";
  await test.step("secrets arrive in every way", async () => {
    await send("register", { email: "c@example.com", password: canary });
    const login = await send("login-direct", { email: "c@example.com", password: canary });
    cookie = login.headers.getSetCookie()[0] ?? "";
    await fetch(`${app.url}/api/auth/user?x=${canary}`, { headers: { cookie, authorization: canary } });
    await send("login-direct", { email: canary, password: canary });
    await send("reset-password", { email: "c@example.com", newPassword: canary });
    await fetch(`${app.url}/reset-password?token=${canary}`);
  });

  await test.step("the pending reset link is printed", async () => {
    await send("register", { email, password: "correct horse" });
    expect(resetLink(app, email).stderr).toContain("Request one on the sign-in page first");
    await send("reset-password", { email, newPassword: "battery staple" });
    let printed = "";
    await expect
      .poll(() => {
        printed = resetLink(app, email).stdout;
        return printed;
      })
      .toContain("/reset-password?token=");
    const confirm = { token: tokenIn(printed), newPassword: "battery staple" };
    expect((await send("reset-password/confirm", confirm)).status).toBe(200);
  });

  const answer = await stopDuringRequest(app);
  expect(answer).toContain("HTTP/1.1 200 OK");
  expect(answer).toContain(DEMO_EMAIL);
  expect(await app.ended).toBe(0);
  expect(app.output()).toContain("answered");
  expect(app.output()).not.toContain(canary);
  expect(app.output()).not.toContain(cookie.split(";")[0]?.split("=")[1] ?? "missing");

  rmSync(join(app.dataDir, "outbox"), { recursive: true });
  const made = tokenIn(resetLink(app, email).stdout);
  expect(resetLink(app, "nobody@example.com").stderr).toContain("No account has the address");

  await test.step("a link created while it was stopped works, and it stops when its output is no longer read", async () => {
    const env = { ...process.env, PORT: String(app.port), DATA_DIR: app.dataDir };
    const child = spawn(process.execPath, ["--liftoff-only", main], { env });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const ready = () =>
      fetch(`${app.url}/api/ready`)
        .then(({ status }) => status)
        .catch(() => 0);
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    const confirm = { token: made, newPassword: "a third password" };
    expect((await send("reset-password/confirm", confirm)).status).toBe(200);
    child.stdout.destroy();
    child.stderr.destroy();
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });
  rmSync(app.dataDir, { recursive: true });
});
