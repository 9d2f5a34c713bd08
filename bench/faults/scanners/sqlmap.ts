import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { run } from "./packages.ts";
import type { Target } from "./targets.ts";

export type Tried = { name: string; isFound: boolean; isDone: boolean; said: string };

const NOTHING = "all tested parameters do not appear to be injectable";
const SOMETHING = /identified the following injection point/;
const LINES = /\[(?:WARNING|CRITICAL|ERROR)\] (.*)/g;

/** Lets sqlmap try every value of one request. It ends with a finding, with none, or says why it could not. */
export async function sqlmap(base: string, target: Target, folder: string): Promise<Tried> {
  const { name, method, path, body } = target;
  // Two that share a folder take each other's notes away.
  const notes = mkdtempSync(join(folder, "sqlmap-"));
  const args = [
    ...["-u", `${base}${path}`, "--method", method, "--batch", "--flush-session", "--output-dir", notes],
    ...["--dbms=PostgreSQL", "--level=1", "--risk=2", "--threads=4", "--timeout=30", "--ignore-code=*"],
    ...(body === undefined ? [] : ["--data", body, "--headers", "Content-Type: application/json"]),
  ];
  const { text, end } = await run("sqlmap", args, 20);
  const isFound = SOMETHING.test(text);
  const said = isFound
    ? text.slice(text.search(SOMETHING))
    : [...text.matchAll(LINES)].map(([, line]) => line).join("; ");
  return { name, isFound, isDone: isFound || text.includes(NOTHING), said: `${end}: ${said}` };
}
