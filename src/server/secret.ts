import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The secret of this household, made once and kept in the data folder. */
export function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "session-secret");
  try {
    writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx", flush: true });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length >= 32) return secret;
  // An empty file is what a power cut during the first start leaves behind; nobody was signed in yet.
  const fresh = randomBytes(32).toString("hex");
  writeFileSync(path, fresh, { mode: 0o600, flush: true });
  return fresh;
}
