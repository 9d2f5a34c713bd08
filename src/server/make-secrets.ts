import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Creates the secrets shared by several processes and their database, once: each file is written completely or not at
 * all, and an existing one is never replaced, since the database and all sessions depend on it.
 */
export function makeSecrets(folder: string, host: string): void {
  const make = (name: string, content: () => string) => {
    const path = join(folder, name);
    if (!existsSync(path)) {
      writeFileSync(`${path}.new`, content(), { mode: 0o440, flush: true });
      chmodSync(`${path}.new`, 0o440);
      renameSync(`${path}.new`, path);
    }
    return readFileSync(path, "utf8");
  };
  const random = () => randomBytes(32).toString("hex");
  make("session-secret", random);
  const password = make("database-password", random);
  make("database-url", () => `postgres://weekwise:${password}@${host}:5432/weekwise`);
}
