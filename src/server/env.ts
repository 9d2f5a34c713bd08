import { isIP, isIPv4 } from "node:net";
import { resolve } from "node:path";
import { isTimeZone } from "#core/day.ts";
import { type Reader, settingReader } from "./setting-reader.ts";

export type Registration = "open" | "first-user-only" | "closed";

export type Settings = {
  host: string;
  port: number;
  baseUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  sessionSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  google: { clientId: string; clientSecret: string; issuer: URL } | undefined;
  /** The operator's own OpenID provider, in addition to Google. */
  openid:
    | {
        label: string;
        clientId: string;
        clientSecret: string;
        issuer: URL;
        /** New users from it join the household of the user with this address. */
        join: string | undefined;
        trustEmail: boolean;
      }
    | undefined;
  /** The key for authenticator secrets, if different from the session secret. */
  factorSecret: string | undefined;
  demoAccount: boolean;
  registration: Registration;
  timezone: string;
  trustProxy: string | false | ((address: string, hop: number) => boolean);
  ai: { baseUrl: URL; model: string; apiKey: string | undefined } | undefined;
  logLevel: string;
  scheduler: boolean;
  metricsToken: string | undefined;
  offlineCopy: boolean;
  /** Whether addresses entered by users may be on this machine or its network. */
  allowPrivateAddresses: boolean;
  /** The storage limit for one household's documents. */
  documentsMb: number;
};

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Checks all settings at once; throws one message that names each invalid variable and how to fix it. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = settingReader(env);
  const host = read.text("HOST") ?? "127.0.0.1";
  const port = read.wholeNumber("PORT", 0, 65_535) ?? 3000;
  const baseUrl = read.url("BASE_URL", ["http:", "https:"]) ?? new URL(`http://localhost:${port}`);
  if (baseUrl.username || baseUrl.password) {
    read.addProblem(
      "BASE_URL",
      "must not contain a user name or password; use only the address, such as https://bills.example.com",
    );
  }
  if (baseUrl.pathname !== "/" || baseUrl.search || baseUrl.hash) {
    read.addProblem("BASE_URL", "must not contain a path; use only the address, such as https://bills.example.com");
  }
  const databaseUrl = read.url("DATABASE_URL", ["postgres:", "postgresql:"], { secret: true, mayLackHost: true })?.href;
  const sessionSecret = read.secret("SESSION_SECRET");
  if (sessionSecret !== undefined && sessionSecret.length < 32) {
    read.addProblem(
      "SESSION_SECRET",
      "is too short; use at least 32 random characters, such as the output of `openssl rand -hex 32`",
    );
  }
  if (databaseUrl !== undefined && sessionSecret === undefined) {
    read.addProblem(
      "SESSION_SECRET",
      "is required with DATABASE_URL and must be the same for every process; `openssl rand -hex 32` generates one",
    );
  }
  const settings: Settings = {
    host,
    port,
    baseUrl,
    dataDir: resolve(read.text("DATA_DIR") ?? "data"),
    databaseUrl,
    sessionSecret,
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"], { secret: true })?.href,
    mailFrom: readMailFrom(read) ?? `Weekwise <weekwise@${baseUrl.hostname}>`,
    google: readGoogle(read),
    openid: readOpenId(read),
    factorSecret: readFactorSecret(read),
    demoAccount:
      read.onOff("DEMO_ACCOUNT") ?? (databaseUrl === undefined && isLoopback(host) && isLoopback(baseUrl.hostname)),
    registration: read.oneOf("REGISTRATION", ["open", "first-user-only", "closed"]) ?? "open",
    timezone: readTimezone(read),
    trustProxy: readTrustProxy(read),
    ai: readAi(read),
    logLevel: read.oneOf("LOG_LEVEL", LOG_LEVELS) ?? "info",
    scheduler: read.onOff("SCHEDULER") ?? true,
    metricsToken: readMetricsToken(read),
    offlineCopy: read.onOff("OFFLINE_COPY") ?? true,
    allowPrivateAddresses: read.onOff("ALLOW_PRIVATE_ADDRESSES") ?? false,
    documentsMb: read.wholeNumber("DOCUMENTS_MB", 0, 100_000) ?? 500,
  };
  read.finish();
  return settings;
}

/** Whether a host is this machine. */
export function isLoopback(host: string): boolean {
  const unbracketed = host.replace(/^\[|\]$/g, "");
  // 127.0.0.1.example.com could be anyone's.
  return (
    unbracketed === "localhost" || unbracketed === "::1" || (isIPv4(unbracketed) && unbracketed.startsWith("127."))
  );
}

function readGoogle(read: Reader): Settings["google"] {
  const clientId = read.text("GOOGLE_CLIENT_ID");
  const clientSecret = read.secret("GOOGLE_CLIENT_SECRET");
  const issuer = read.url("GOOGLE_ISSUER", ["https:", "http:"]) ?? new URL("https://accounts.google.com");
  if (issuer.protocol === "http:" && !isLoopback(issuer.hostname)) {
    read.addProblem("GOOGLE_ISSUER", "must be an https URL");
  }
  if (clientId && clientSecret) return { clientId, clientSecret, issuer };
  if (clientId)
    read.addProblem("GOOGLE_CLIENT_SECRET", "is missing; Google sign-in needs it together with GOOGLE_CLIENT_ID");
  if (clientSecret)
    read.addProblem("GOOGLE_CLIENT_ID", "is missing; Google sign-in needs it together with GOOGLE_CLIENT_SECRET");
  return undefined;
}

function readOpenId(read: Reader): Settings["openid"] {
  const issuer = read.url("OPENID_ISSUER", ["https:", "http:"]);
  const clientId = read.text("OPENID_CLIENT_ID");
  const clientSecret = read.secret("OPENID_CLIENT_SECRET");
  const label = read.text("OPENID_LABEL") ?? issuer?.hostname ?? "";
  const join = read.text("OPENID_JOIN")?.toLowerCase();
  const trustEmail = read.onOff("OPENID_TRUST_EMAIL") ?? false;
  if (issuer?.protocol === "http:" && !isLoopback(issuer.hostname)) {
    read.addProblem("OPENID_ISSUER", "must be an https URL");
  }
  if (label.length > 30) read.addProblem("OPENID_LABEL", "is too long for a button; use at most 30 characters");
  if (join !== undefined && !/^[^\s@]+@[^\s@]+$/.test(join)) {
    read.addProblem("OPENID_JOIN", "must be the email address of a member of the household that new people join");
  }
  if (issuer && clientId && clientSecret) return { label, clientId, clientSecret, issuer, join, trustEmail };
  if (!issuer && !clientId && !clientSecret) return undefined;
  const values = { OPENID_ISSUER: issuer, OPENID_CLIENT_ID: clientId, OPENID_CLIENT_SECRET: clientSecret };
  for (const [name, value] of Object.entries(values)) {
    if (!value)
      read.addProblem(name, "is missing; an OpenID provider needs an issuer, a client ID and a client secret");
  }
  return undefined;
}

function readFactorSecret(read: Reader): string | undefined {
  const secret = read.secret("FACTOR_SECRET");
  if (secret !== undefined && secret.length < 32) {
    read.addProblem("FACTOR_SECRET", "is too short; use at least 32 random characters");
  }
  return secret;
}

const ONE_ADDRESS = /^(?:(?:"[^"\r\n]*"|[^<>"@,;\r\n]*)\s*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

function readMailFrom(read: Reader): string | undefined {
  const value = read.text("MAIL_FROM");
  if (value !== undefined && !ONE_ADDRESS.test(value)) {
    read.addProblem("MAIL_FROM", "must be one address, such as Weekwise <weekwise@example.com>");
  }
  return value;
}

function readTimezone(read: Reader): string {
  const zone = read.text("APP_TIMEZONE") ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!isTimeZone(zone)) {
    read.addProblem("APP_TIMEZONE", "is not a time zone; use a name such as Europe/London or America/New_York");
  }
  return zone;
}

function readTrustProxy(read: Reader): Settings["trustProxy"] {
  const value = read.text("TRUST_PROXY");
  if (value === undefined || value === "off") return false;
  if (/^[1-9]$/.test(value)) return (_, hop) => hop < Number(value);
  if (value.split(",").every((part) => isProxy(part.trim()))) return value;
  read.addProblem(
    "TRUST_PROXY",
    "must be off, loopback, the proxies' addresses (10.0.0.2,172.18.0.0/16) or the number of proxies (1)",
  );
  return false;
}

/** An address, a network, or a named group of networks. */
function isProxy(part: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(part)) return true;
  const [address = "", bits, ...more] = part.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function readMetricsToken(read: Reader): string | undefined {
  const token = read.secret("METRICS_TOKEN");
  if (token !== undefined && !/^[\x21-\x7e]{32,}$/.test(token)) {
    read.addProblem(
      "METRICS_TOKEN",
      "must be at least 32 random characters, such as the output of `openssl rand -hex 32`",
    );
  }
  return token;
}

function readAi(read: Reader): Settings["ai"] {
  const baseUrl = read.url("AI_BASE_URL", ["http:", "https:"]);
  const model = read.text("AI_MODEL");
  const apiKey = read.secret("AI_API_KEY");
  if (baseUrl && model) return { baseUrl, model, apiKey };
  if (baseUrl) read.addProblem("AI_MODEL", "is missing; it names the model that AI_BASE_URL should use");
  if (!baseUrl && model) read.addProblem("AI_BASE_URL", "is missing; AI_MODEL has no effect without it");
  if (!baseUrl && !model && apiKey) read.addProblem("AI_BASE_URL", "is missing; AI_API_KEY has no effect without it");
  return undefined;
}
