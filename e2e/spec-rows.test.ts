import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const TITLE = /^\s*(?:test|it)\(\s*(["`])((?:\\.|(?!\1).)*)\1/gm;
const NAMED = /^\s*- `([\w-]+(?:\.dom)?)` (.+)$/;

const isOneOf = (ending: string) => (path: string) => path.endsWith(ending);
const inBrowser = readdirSync(pathOf(".")).filter(isOneOf(".spec.ts")).map(pathOf);
const web = pathOf("../src/web");
const ofComponents = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter(isOneOf(".dom.test.tsx"))
  .map((path) => join(web, path));

/** "`bills` a bill says what it is", for every test in these files; template titles as written. */
const tests = [...inBrowser, ...ofComponents].flatMap((path) => {
  const file = basename(path).replace(/\.spec\.ts$|\.test\.tsx$/, "");
  return [...readFileSync(path, "utf8").matchAll(TITLE)].map(([, , title]) => `\`${file}\` ${title}`);
});

const lines = readFileSync(pathOf("spec-rows.md"), "utf8").split("\n");
const nameIn = (line: string) => (NAMED.test(line) ? line.trim().slice(2) : undefined);
const namedTests = lines.map(nameIn).filter((name) => name !== undefined);

it("finds the browser tests and the component tests", () => {
  expect(ofComponents.length).toBeGreaterThan(5);
  expect(tests.length).toBeGreaterThan(100);
  expect(new Set(tests).size).toBe(tests.length);
});

it("shows each row of the specification by a test", () => {
  const rowsWithoutTest = lines.filter(
    (line, at) => line.startsWith("- [x]") && nameIn(lines[at + 1] ?? "") === undefined,
  );
  expect(rowsWithoutTest).toEqual([]);
  expect(lines.filter((line) => line.startsWith("- [ ]"))).toEqual([]);
});

it("names only tests that are there", () => {
  expect(namedTests.filter((name) => !tests.includes(name))).toEqual([]);
});

it("leaves no test out", () => {
  expect(tests.filter((name) => !namedTests.includes(name))).toEqual([]);
});
