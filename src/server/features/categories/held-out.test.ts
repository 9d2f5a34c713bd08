import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SCRIPTS = join(import.meta.dirname, "../../../../scripts/categories");

test("the model is built without the held-out lists", () => {
  const files = readdirSync(SCRIPTS).filter((file) => file.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => /bench|outside-|names\.csv/.test(readFileSync(join(SCRIPTS, file), "utf8")))).toEqual(
    [],
  );
});
