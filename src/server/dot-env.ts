import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The environment, with .env as the default. */
export function readEnvironment(): Record<string, string | undefined> {
  const written = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  return { ...written, ...process.env };
}
