import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadSecret } from "./secret.ts";
import { isStartError } from "./start-error.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "weekwise-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is created once and kept private", () => {
  const dataDir = join(folder, "data");
  const secret = loadSecret(dataDir);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadSecret(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, "session-secret")).mode & 0o077).toBe(0);
});

it("is created again when a power cut left an empty file", () => {
  writeFileSync(join(folder, "session-secret"), "");
  expect(readFileSync(join(folder, "session-secret"), "utf8")).toBe("");
  expect(loadSecret(folder)).toHaveLength(64);
});

it.each([
  ["the file can't be read", () => mkdirSync(join(folder, "session-secret")), () => folder],
  ["the folder is a file", () => writeFileSync(join(folder, "data"), ""), () => join(folder, "data")],
])("names the file at fault when %s", (_, break_, dataDir) => {
  break_();
  let error: unknown;
  try {
    loadSecret(dataDir());
  } catch (reason) {
    error = reason;
  }
  expect(isStartError(error)).toBe(true);
  expect(String(error)).toContain(join(dataDir(), "session-secret"));
  expect(String(error)).toContain("SESSION_SECRET");
});
