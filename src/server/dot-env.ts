import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The environment, with .env as the default. */
export function readEnvironment(): Record<string, string | undefined> {
  const fromFile = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  return { ...fromFile, ...process.env };
}
