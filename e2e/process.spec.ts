import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import { freePort } from "./support/free-port.ts";
import { preparedData, startApp } from "./support/running-app.ts";
import { personMenu } from "./support/test.ts";

const main = "dist/server/main.js";
const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, [main], { env: { ...process.env, ...env }, encoding: "utf8", timeout: 60_000 });

test("serves pages after npm start before the demo data is ready, a demo sign-in waits for it, and it stops cleanly", async ({
  page,
}) => {
  // It makes the demo household, a year of it.
  test.setTimeout(240_000);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "weekwise-fresh-"));
  const starting = startApp({ command: ["scripts/start.mjs"], dataDir, port });
  const statusOf = async (path: string) => (await fetch(url + path).catch(() => undefined))?.status;
  await expect.poll(() => statusOf("/"), { intervals: [20], timeout: 60_000 }).toBe(200);
  expect(await statusOf("/api/ready")).toBe(503);
  const signedIn = await fetch(`${url}/api/auth/login-direct`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD }),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const bills = await fetch(`${url}/api/bills`, { headers: { cookie: cookie.join("; ") } });
  expect(await bills.json()).toHaveLength(17);
  expect(await statusOf("/api/ready")).toBe(200);

  const app = await starting;
  expect(app.output()).toContain(`Weekwise runs at ${url}`);
  expect(app.output()).toContain(DEMO_EMAIL);
  await page.goto(`${url}/dashboard`);
  await page.getByRole("button", { name: "Sign In (Test Account)" }).click();
  await expect(personMenu(page)).toBeVisible();
  app.kill("SIGINT");
  expect(await app.ended).toBe(0);
  expect(app.output()).toContain("stopped");
  rmSync(dataDir, { recursive: true });
});

test("explains that its data folder is in use by a first process, which goes on and finishes an open request before stopping", async () => {
  const app = await startApp();
  const second = run({ DATA_DIR: app.dataDir, PORT: String(await freePort()) });
  expect(second.status).toBe(1);
  expect(second.stderr).toMatch(/in use by another Weekwise/);
  expect(statSync(app.dataDir).mode & 0o777).toBe(0o700);
  expect((await fetch(`${app.url}/api/ready`)).status).toBe(200);

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
      // The server says "100 Continue" when it has the head, so the request is surely open by then.
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
  expect(answer).toContain("HTTP/1.1 200 OK");
  expect(answer).toContain(DEMO_EMAIL);
  expect(await app.ended).toBe(0);
  rmSync(app.dataDir, { recursive: true });
});

test("names a wrong setting and does not start", () => {
  const ended = run({ PORT: "many", SCHEDULER: "perhaps" });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toContain("PORT must be a whole number from 0 to 65535");
  expect(ended.stderr).toContain("SCHEDULER must be on or off");
  expect(ended.stderr).not.toContain("at ");
});

test("explains a data folder that is unwritable or no folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "weekwise-file-"));
  writeFileSync(join(folder, "file"), "");
  const third = run({ DATA_DIR: join(folder, "file", "data"), PORT: String(await freePort()) });
  expect(third.status).toBe(1);
  expect(third.stderr).toMatch(/DATA_DIR/);
  rmSync(folder, { recursive: true });
});

test("explains a port that is in use", async () => {
  const port = await freePort();
  const blocker = createServer();
  await new Promise<void>((resolve) => {
    blocker.listen(port, "127.0.0.1", resolve);
  });
  const folder = preparedData();
  const ended = run({ PORT: String(port), DATA_DIR: folder });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toContain("The port is in use already");
  blocker.close();
  rmSync(folder, { recursive: true });
});

test("loses no acknowledged registration when killed with SIGKILL", async () => {
  test.setTimeout(180_000);
  const dataDir = preparedData();
  const acknowledged: string[] = [];
  const post = (url: string, path: string, body: unknown, from: number) =>
    fetch(`${url}/api/auth/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`,
      },
      body: JSON.stringify(body),
    });
  let people = 0;
  for (let round = 0; round < 4; round++) {
    const app = await startApp({ dataDir });
    const register = async () => {
      for (;;) {
        people += 1;
        const email = `person-${people}@example.com`;
        const answer = await post(app.url, "register", { email, password: "correct horse" }, people).catch(
          () => undefined,
        );
        if (answer === undefined) return;
        if (answer.status === 201) acknowledged.push(email);
      }
    };
    const workers = Promise.all([register(), register(), register(), register()]);
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length - before, { timeout: 60_000 }).toBeGreaterThan(8);
    app.kill("SIGKILL");
    await app.ended;
    await workers;
  }
  expect(acknowledged.length).toBeGreaterThan(30);
  const app = await startApp({ dataDir });
  for (const [index, email] of acknowledged.entries()) {
    const answer = await post(app.url, "login-direct", { email, password: "correct horse" }, 70_000 + index);
    expect(answer.status, email).toBe(200);
  }
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

test("prints the pending reset link, and creates one when Weekwise is stopped", async () => {
  const dataDir = preparedData();
  const port = await freePort();
  const app = await startApp({ dataDir, port });
  const json = { "content-type": "application/json" };
  const send = (path: string, body: unknown) =>
    fetch(`${app.url}/api/auth/${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  const email = "ann@example.com";
  await send("register", { email, password: "correct horse" });
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  const link = (address: string) =>
    spawnSync(process.execPath, ["dist/server/commands/reset-link.js", address], { env, encoding: "utf8" });
  expect(link(email).stderr).toContain("Ask for the link on the sign-in page first");
  await send("reset-password", { email, newPassword: "battery staple" });
  await expect.poll(() => link(email).stdout).toContain("/reset-password?token=");
  const asked = new URL(link(email).stdout.split("\n")[0] ?? "").searchParams.get("token");
  expect((await send("reset-password/confirm", { token: asked, newPassword: "battery staple" })).status).toBe(200);
  await app.stop();
  rmSync(join(dataDir, "outbox"), { recursive: true });
  const made = new URL(link(email).stdout.split("\n")[0] ?? "").searchParams.get("token");
  expect(link("nobody@example.com").stderr).toContain("Nobody here has the address");
  const again = await startApp({ dataDir, port });
  expect((await send("reset-password/confirm", { token: made, newPassword: "a third password" })).status).toBe(200);
  await again.stop();
  rmSync(dataDir, { recursive: true });
});

test("logs no secret during a whole run", async () => {
  const app = await startApp({ env: { LOG_LEVEL: "trace" } });
  const json = { "content-type": "application/json" };
  const canary = "canary-in-the-mine";
  const send = (path: string, body: unknown) =>
    fetch(`${app.url}/api/auth/${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  await send("register", { email: "c@example.com", password: canary });
  const login = await send("login-direct", { email: "c@example.com", password: canary });
  const cookie = login.headers.getSetCookie()[0] ?? "";
  await fetch(`${app.url}/api/auth/user?x=${canary}`, { headers: { cookie, authorization: canary } });
  await send("login-direct", { email: canary, password: canary });
  await send("reset-password", { email: "c@example.com", newPassword: canary });
  await fetch(`${app.url}/reset-password?token=${canary}`);
  await app.stop();
  expect(app.output()).toContain("answered");
  expect(app.output()).not.toContain(canary);
  expect(app.output()).not.toContain(cookie.split(";")[0]?.split("=")[1] ?? "missing");
});

test("stops even when nobody reads its output any more", async () => {
  const folder = preparedData();
  const port = await freePort();
  const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: String(port), DATA_DIR: folder } });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/api/ready`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  child.stdout.destroy();
  child.stderr.destroy();
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true });
});
