import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const TITLE = /^\s*test\(\s*(["`])((?:\\.|(?!\1).)*)\1/gm;
const NAMED = /^\s*- `([\w-]+)` (.+)$/;

/** "`bills` a bill says what it is", for every test in the browser tests' files; a title made of parts as it is written. */
const tests = readdirSync(here("."))
  .filter((name) => name.endsWith(".spec.ts"))
  .flatMap((name) => {
    const file = name.replace(".spec.ts", "");
    return [...readFileSync(here(name), "utf8").matchAll(TITLE)].map(([, , title]) => `\`${file}\` ${title}`);
  });

const lines = readFileSync(here("spec-rows.md"), "utf8").split("\n");
const nameIn = (line: string) => (NAMED.test(line) ? line.trim().slice(2) : undefined);
const named = lines.map(nameIn).filter((name) => name !== undefined);

it("finds the browser tests", () => {
  expect(tests.length).toBeGreaterThan(100);
  expect(new Set(tests).size).toBe(tests.length);
});

it("shows each row of the specification by a test", () => {
  const bare = lines.filter((line, at) => line.startsWith("- [x]") && nameIn(lines[at + 1] ?? "") === undefined);
  expect(bare).toEqual([]);
  expect(lines.filter((line) => line.startsWith("- [ ]"))).toEqual([]);
});

it("names only tests that are there", () => {
  expect(named.filter((name) => !tests.includes(name))).toEqual([]);
});

it("leaves no test out", () => {
  expect(tests.filter((name) => !named.includes(name))).toEqual([]);
});
