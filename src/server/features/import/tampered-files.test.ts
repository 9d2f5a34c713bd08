import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ExportFile } from "#contract/export.ts";
import { rateLimits } from "#server/db/schema/index.ts";
import { ask, type Person, person } from "#server/features/accounts/testing.ts";
import { eraseMoney } from "#server/features/ledger/erase.ts";
import { type TestApp, testApp } from "#server/testing.ts";
import { exported, live, wrong } from "./testing.ts";

let test: TestApp;
let ben: Person;
let file: ExportFile;
beforeAll(async () => {
  test = await testApp();
  const ann = await person(test, "ann");
  ben = await person(test, "ben");
  await live(test, ann);
  file = await exported(ann);
});
afterAll(() => test.close());

/** Every value in a file, by path. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, each]) => placesOf(each, [...path, name]));
}

function put(target: ExportFile, path: readonly string[], value: unknown): void {
  let at: object = target;
  for (const name of path.slice(0, -1)) at = Reflect.get(at, name);
  Reflect.set(at, path.at(-1) ?? "", value);
}

it("is rejected as a whole or passes the doctor, whatever was changed in it", async () => {
  const places = placesOf(file).filter((path) => path.length > 2);
  const some = fc.constantFrom<unknown>(
    null,
    0,
    1,
    2,
    3,
    99,
    "0.00",
    "-1.00",
    "40.00",
    "12.34",
    true,
    false,
    "2026-03-09",
    "2026-03-24",
    "weekly",
    "monthly",
    "completed",
    "cancelled",
    "failed",
    "scheduled",
    "payment",
    "import",
    "opening",
    "account",
    "savings",
    "automatic",
    "manual",
    [],
    {},
  );
  const change = fc.tuple(fc.constantFrom(...places), some);
  let count = 0;
  const accepted = { yes: 0, no: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 3 }), async (changes) => {
      const copy = structuredClone(file);
      for (const [path, value] of changes) put(copy, path, value);
      count += 1;
      await test.db.delete(rateLimits);
      const { status } = await ask(ben, "POST", "/api/import", copy);
      expect([200, 400, 422]).toContain(status);
      accepted[status === 200 ? "yes" : "no"] += 1;
      if (status !== 200) return;
      expect(await wrong(test)).toEqual([]);
      await eraseOf(ben);
    }),
    // Always includes the unchanged file, whatever the random choices.
    { numRuns: 60, examples: [[[]]] },
  );
  expect(count).toBe(60);
  expect(accepted.yes).toBeGreaterThan(0);
  expect(accepted.no).toBeGreaterThan(0);
});

async function eraseOf({ id }: Person): Promise<void> {
  await test.db.transaction((tx) => eraseMoney(tx, id));
}
