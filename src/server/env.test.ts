import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSettings } from "./env.ts";

const secret = "0123456789abcdef0123456789abcdef";

it("needs no settings at home", () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    demoAccount: true,
    registration: "open",
    scheduler: true,
    offlineCopy: true,
  });
  expect(settings.baseUrl.href).toBe("http://localhost:3000/");
});

it.each([
  [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535"],
  [{ PORT: "65536" }, "PORT must be a whole number"],
  [{ BASE_URL: "bills.example.com" }, "BASE_URL is not a URL that starts with http:// or https://"],
  [{ BASE_URL: "https://x.example/path" }, "BASE_URL must not contain a path"],
  [{ DATABASE_URL: "mysql://x", SESSION_SECRET: secret }, "DATABASE_URL is not a URL that starts with postgres://"],
  [{ DATABASE_URL: "postgres://x/y" }, "SESSION_SECRET is required with DATABASE_URL"],
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET is too short"],
  [{ SMTP_URL: "mail.example.com" }, "SMTP_URL is not a URL"],
  [{ SMTP_URL: "smtp:" }, "SMTP_URL has no host"],
  [{ BASE_URL: "http://u:p@host" }, "BASE_URL must not contain a user name or password"],
  [{ MAIL_FROM: "nonsense" }, "MAIL_FROM must be one address"],
  [{ MAIL_FROM: "a@example.com, b@example.com" }, "MAIL_FROM must be one address"],
  [{ MAIL_FROM: "Weekwise <nobody>" }, "MAIL_FROM must be one address"],
  [{ TRUST_PROXY: "1.2.3.4/33" }, "TRUST_PROXY must be off, loopback"],
  [{ TRUST_PROXY: "10.0.0.0/0" }, "TRUST_PROXY must be off, loopback"],
  [{ TRUST_PROXY: "fd00::/129" }, "TRUST_PROXY must be off, loopback"],
  [{ AI_API_KEY: "x" }, "AI_BASE_URL is missing"],
  [{ GOOGLE_CLIENT_ID: "x" }, "GOOGLE_CLIENT_SECRET is missing"],
  [{ GOOGLE_CLIENT_SECRET: "x" }, "GOOGLE_CLIENT_ID is missing"],
  [{ GOOGLE_ISSUER: "http://issuer.example" }, "GOOGLE_ISSUER must be an https URL"],
  [{ DEMO_ACCOUNT: "maybe" }, "DEMO_ACCOUNT must be on or off"],
  [{ REGISTRATION: "Open" }, "REGISTRATION must be one of open, first-user-only, closed"],
  [{ APP_TIMEZONE: "Mars/Base" }, "APP_TIMEZONE is not a time zone"],
  [{ TRUST_PROXY: "true" }, "TRUST_PROXY must be off, loopback"],
  [{ AI_BASE_URL: "http://localhost:11434/v1" }, "AI_MODEL is missing"],
  [{ AI_MODEL: "x" }, "AI_BASE_URL is missing"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of"],
  [{ SCHEDULER: "sometimes" }, "SCHEDULER must be on or off"],
  [{ SMTP_URL_FILE: "/does/not/exist" }, "SMTP_URL_FILE names a file that can't be read"],
])("rejects %j and names it", (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

it.each([
  { MAIL_FROM: "bills@example.com" },
  { MAIL_FROM: "Our bills <bills@localhost>" },
  { MAIL_FROM: '"Bills, at home" <bills@example.com>' },
  { TRUST_PROXY: "10.0.0.2, 172.18.0.0/16" },
  { TRUST_PROXY: "fd00::/64,loopback" },
  { SMTP_URL: "smtps://me:pass@mail.example.com:465" },
  { DATABASE_URL: "postgres:///bills?host=/run/postgresql", SESSION_SECRET: secret },
])("accepts %j", (env) => {
  expect(() => readSettings(env)).not.toThrow();
});

it("reports all errors at once, and never shows a secret", () => {
  const env = { PORT: "x", SCHEDULER: "x", DATABASE_URL: "mysql://u:hunter2@h/d", SESSION_SECRET: "hunter2" };
  let message = "";
  try {
    readSettings(env);
  } catch (error) {
    message = String(error);
  }
  for (const name of ["PORT", "SCHEDULER", "DATABASE_URL", "SESSION_SECRET"]) expect(message).toContain(name);
  expect(message).not.toContain("hunter2");
});

it("reads a secret from a file", () => {
  const path = join(mkdtempSync(join(tmpdir(), "weekwise-env-")), "secret");
  writeFileSync(path, `${secret}\n`);
  expect(readSettings({ SESSION_SECRET_FILE: path }).sessionSecret).toBe(secret);
  expect(() => readSettings({ SESSION_SECRET_FILE: path, SESSION_SECRET: secret })).toThrow("set only one of them");
});

it.each([
  [{}, true],
  [{ HOST: "0.0.0.0" }, false],
  [{ HOST: "0.0.0.0", DEMO_ACCOUNT: "on" }, true],
  [{ BASE_URL: "https://bills.example.com" }, false],
  [{ DATABASE_URL: "postgres://x/y", SESSION_SECRET: secret }, false],
  [{ DEMO_ACCOUNT: "off" }, false],
])("with %j the demo account is %s", (env, demo) => {
  expect(readSettings(env).demoAccount).toBe(demo);
});

const OPENID = { OPENID_ISSUER: "https://login.example.com", OPENID_CLIENT_ID: "w", OPENID_CLIENT_SECRET: "s" };

it("accepts a complete OpenID provider and takes its label from the address", () => {
  expect(readSettings({}).openid).toBeUndefined();
  expect(readSettings(OPENID).openid).toMatchObject({ label: "login.example.com", trustEmail: false });
  expect(readSettings({ ...OPENID, OPENID_LABEL: "Authelia" }).openid).toMatchObject({ label: "Authelia" });
});

it.each([
  [{ OPENID_ISSUER: "" }, "OPENID_ISSUER is missing"],
  [{ OPENID_CLIENT_ID: "" }, "OPENID_CLIENT_ID is missing"],
  [{ OPENID_CLIENT_SECRET: "" }, "OPENID_CLIENT_SECRET is missing"],
  [{ OPENID_ISSUER: "http://login.example.com" }, "OPENID_ISSUER must be an https URL"],
  [{ OPENID_LABEL: "x".repeat(31) }, "OPENID_LABEL is too long"],
  [{ OPENID_JOIN: "The Smiths" }, "OPENID_JOIN must be the email address"],
  [{ FACTOR_SECRET: "short" }, "FACTOR_SECRET is too short"],
])("rejects %j combined with an OpenID provider", (change, words) => {
  expect(() => readSettings({ ...OPENID, ...change })).toThrow(words);
});
