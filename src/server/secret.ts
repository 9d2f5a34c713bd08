import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf, startError } from "./start-error.ts";

/** The server's secret, created once and kept in the data folder. */
export function loadSecret(dataDir: string): string {
  const path = join(dataDir, "session-secret");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return readOrCreate(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw startError(
      `The file ${path}, which keeps people signed in, can't be read or written (${code}). Make the user who runs Weekwise its owner, or set SESSION_SECRET.`,
      error,
    );
  }
}

function readOrCreate(path: string): string {
  try {
    writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx", flush: true });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length >= 32) return secret;
  // An empty file is left by a power cut during the first start; no one was signed in yet.
  const fresh = randomBytes(32).toString("hex");
  writeFileSync(path, fresh, { mode: 0o600, flush: true });
  return fresh;
}
