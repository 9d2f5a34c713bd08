import { spawn } from "node:child_process";
import { ROOT } from "./run-command.mjs";

const MAX_MINUTES = 25;
const running = new Set();

// Checks have child processes (servers, databases, browsers); leftovers are killed with the process group.
function killGroup(child) {
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
  } catch {
    // Nothing is left of it.
  }
}

/** Asks running checks to end, so that they stop their own children, and kills what is left after a while. */
export async function stopChecks() {
  const children = [...running];
  const ended = Promise.all(children.map((child) => new Promise((done) => child.once("close", done))));
  for (const child of children) child.kill("SIGINT");
  await Promise.race([ended, new Promise((done) => setTimeout(done, 8_000))]);
  for (const child of children) killGroup(child);
}

// Tests must not use the developer's own settings, such as a real DATABASE_URL.
const SETTINGS =
  /^(?:FORCE_COLOR|NODE_ENV|HOST|PORT|BASE_URL|DATA_DIR|DATABASE_URL|SESSION_SECRET|SMTP_URL|MAIL_FROM|GOOGLE_\w+|DEMO_ACCOUNT|REGISTRATION|APP_TIMEZONE|TRUST_PROXY|AI_\w+|LOG_LEVEL|SCHEDULER|METRICS_TOKEN|OFFLINE_COPY|DOCUMENTS_MB|OPENID_\w+|FACTOR_SECRET)(?:_FILE)?$/;

function environment(extra) {
  const allowed = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  return { ...Object.fromEntries(allowed), NO_COLOR: "1", ...extra };
}

function run({ command, env }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      env: environment(env),
      detached: process.platform !== "win32",
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let output = "";
    const append = (text) => {
      output += text;
    };
    child.stdout.on("data", append);
    child.stderr.on("data", append);
    const limit = setTimeout(() => {
      output += `\nThis took more than ${MAX_MINUTES} minutes and was stopped.`;
      killGroup(child);
    }, MAX_MINUTES * 60_000);
    child.once("exit", () => killGroup(child));
    child.once("close", (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ isFine: code === 0, output });
    });
  });
}

/** Runs a check and says how many tests passed, failed and were skipped, with its output. */
export async function runCheck(check) {
  const { isFine: hasPassed, output } = await run(check);
  const exitResult = { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 };
  if (!check.count) return { ...exitResult, output };
  // No report means it crashed before it could count.
  const counted = await check.count().catch(() => ({ passed: 0, failed: 1, skipped: 0 }));
  return { ...counted, failed: Math.max(counted.failed, exitResult.failed), output };
}
