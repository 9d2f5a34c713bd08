import { spawn } from "node:child_process";
import { ROOT } from "./run-command.mjs";

const TEN_MINUTES = 600_000;
const running = new Set();

// Checks have children of their own (servers, databases, browsers); the whole group goes.
function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Ends whatever still runs; what does not listen is killed. */
export async function stopChecks() {
  for (const child of running) killGroup(child, "SIGTERM");
  const ended = Promise.all([...running].map((child) => new Promise((done) => child.once("close", done))));
  await Promise.race([ended, new Promise((done) => setTimeout(done, 5_000))]);
  for (const child of running) killGroup(child, "SIGKILL");
}

// Settings of the person who runs the tests, such as a real DATABASE_URL, are none of the tests' business.
const SETTINGS =
  /^(?:NODE_ENV|HOST|PORT|BASE_URL|DATA_DIR|DATABASE_URL|SESSION_SECRET|SMTP_URL|MAIL_FROM|GOOGLE_\w+|DEMO_ACCOUNT|REGISTRATION|APP_TIMEZONE|TRUST_PROXY|AI_\w+|LOG_LEVEL|SCHEDULER)(?:_FILE)?$/;

function environment(extra) {
  const kept = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  return { ...Object.fromEntries(kept), ...extra };
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
    const keep = (text) => {
      output += text;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const limit = setTimeout(() => {
      output += "\nThis took more than ten minutes and was stopped.";
      killGroup(child, "SIGKILL");
    }, TEN_MINUTES);
    child.once("close", (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ isFine: code === 0, output });
    });
  });
}

/** Runs a check and says how many tests passed, failed and were skipped, with its output. */
export async function runCheck(check) {
  const { isFine, output } = await run(check);
  const whole = { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 };
  if (!check.count) return { ...whole, output };
  // No report means it crashed before it could count.
  const counted = await check.count().catch(() => ({ passed: 0, failed: 1, skipped: 0 }));
  return { ...counted, failed: Math.max(counted.failed, whole.failed), output };
}
