import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ScanResult } from "#contract/scan.ts";
import { MOST_LESSONS } from "#contract/scan-lessons.ts";
import { learnFrom } from "#core/scan/learn/lesson.ts";
import { scanLessons } from "#server/db/schema/index.ts";
import { formWith } from "#server/features/scan/testing-form.ts";
import { pdfOf } from "#server/scanner/testing-pdf.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
let bob: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
  ann = await household(test);
  bob = await household(test, "bob@example.com");
});
beforeEach(() => test.db.delete(scanLessons));
afterAll(() => test.close());

/** A bill that misleads the reader: the amount to pay is labelled differently. */
function billOf({ issued, due, total, paid }: Record<"issued" | "due" | "total" | "paid", string>) {
  const row = (text: string, value: string, y: number) => [
    { text, x: 50, y },
    { text: value, x: 450, y },
  ];
  return pdfOf([
    { text: "Larkfield Allotment Society", x: 50, y: 60, size: 18 },
    { text: "14 Harbour Street, Ambleford AM1 2BX", x: 50, y: 80 },
    ...row("Invoice date", issued, 140),
    ...row("Water and paths", "12.00", 300),
    ...row("Total amount due from all members", total, 330),
    ...row("Your plot pays", paid, 350),
    ...row("Due date of the society's own invoice", issued, 380),
    ...row("Send yours before", due, 400),
    { text: "Thank you for gardening with us, the committee", x: 50, y: 430 },
  ]);
}
const MARCH = billOf({ issued: "3 March 2026", due: "27 March 2026", total: "£912.00", paid: "£38.00" });
const JUNE = billOf({ issued: "2 June 2026", due: "26 June 2026", total: "£1,080.00", paid: "£45.00" });

const scan = async (who: typeof ann, file: Buffer): Promise<ScanResult> =>
  (await who.post("/api/bills/scan", undefined, formWith(file))).json();

type Changed = Parameters<typeof learnFrom>[1];
const correct = (who: typeof ann, { readAs, layout, values, lesson }: ScanResult, changed: Changed) =>
  who.post("/api/scan-lessons", {
    ...{ biller: changed.name ?? readAs, readAs, layout, lessonId: lesson?.id ?? null },
    learned: learnFrom(values, changed),
  });

it("reads a biller's next bill correctly right after a correction, in that household only", async () => {
  const first = await scan(ann, MARCH);
  expect(first).toMatchObject({ amount: "912.00", lesson: null });
  expect((await scan(ann, JUNE)).amount).toBe("1080.00");
  const changed = { amount: "38.00", dueDate: "2026-03-27", category: "housing", frequency: "quarterly" } as const;
  expect((await correct(ann, first, { ...changed, name: "Allotment" })).statusCode).toBe(201);

  const next = await scan(ann, JUNE);
  const right = { name: "Allotment", amount: "45.00", dueDate: "2026-06-26", category: "housing" };
  expect(next).toMatchObject({ ...right, frequency: "quarterly", readAs: first.readAs });
  expect(next.lesson).toMatchObject({ biller: "Allotment", fields: expect.arrayContaining(["name", "amount"]) });
  expect(next.findings.amount).toMatchObject({ page: 1, box: { y: expect.closeTo(343 / 842, 1) } });

  expect(await scan(bob, JUNE)).toMatchObject({ amount: "1080.00", name: first.readAs, lesson: null });
});

it("merges a second correction with the first, and deletes both on request", async () => {
  await correct(ann, await scan(ann, MARCH), { amount: "38.00" });
  await correct(ann, await scan(ann, JUNE), { category: "housing" });
  const [lesson, ...others] = (await ann.get("/api/scan-lessons")).json();
  expect(others).toEqual([]);
  expect(lesson.learned).toMatchObject({ category: "housing", amount: [{ label: "yourplotpays" }] });
  expect((await bob.send("DELETE", `/api/scan-lessons/${lesson.id}`)).statusCode).toBe(404);
  expect((await ann.send("DELETE", `/api/scan-lessons/${lesson.id}`)).statusCode).toBe(204);
  expect((await scan(ann, JUNE)).amount).toBe("1080.00");
});

it("keeps the latest 200 billers of a household", async () => {
  const post = (who: typeof ann, number: number) =>
    test.db.insert(scanLessons).values({
      ...{ household: who.household, biller: `Biller ${number}`, readAs: null, layout: [], learned: {} },
      ...{ createdAt: new Date(number * 1000), updatedAt: new Date(number * 1000) },
    });
  for (let number = 1; number <= MOST_LESSONS; number++) await post(ann, number);
  await post(bob, 1);
  await correct(ann, await scan(ann, MARCH), { category: "housing" });
  const kept = (await ann.get("/api/scan-lessons")).json();
  expect(kept).toHaveLength(MOST_LESSONS);
  expect(kept.map(({ biller }: { biller: string }) => biller)).not.toContain("Biller 1");
  expect((await bob.get("/api/scan-lessons")).json()).toHaveLength(1);
});

it("is exported, and imported into another household once", async () => {
  await correct(ann, await scan(ann, MARCH), { amount: "38.00" });
  const file = (await ann.get("/api/export")).json();
  expect(file.scanLessons).toHaveLength(1);
  expect((await bob.post("/api/import/preview", file)).json().scanLessons).toEqual({ added: 1, known: 0 });
  for (let times = 0; times < 2; times++) expect((await bob.post("/api/import", file)).statusCode).toBe(200);
  expect((await bob.post("/api/import/preview", file)).json().scanLessons).toEqual({ added: 0, known: 1 });
  expect((await bob.get("/api/scan-lessons")).json()).toHaveLength(1);
  expect((await scan(bob, JUNE)).amount).toBe("45.00");
  const bad = { ...file, scanLessons: [{ ...file.scanLessons[0], layout: ["x"] }] };
  expect((await bob.post("/api/import", bad)).statusCode).toBe(400);
});

it.each([
  ["a name that is too long", { biller: "x".repeat(256) }],
  ["too many words", { layout: Array.from({ length: 65 }, (_, at) => at) }],
  ["a place outside the page", { learned: { amount: [{ form: "plain", label: "", page: 1, x: 2, y: 0 }] } }],
  ["an unknown field", { learned: { amounts: [] } }],
])("rejects %s", async (_, over) => {
  const body = { biller: "Gas", readAs: null, layout: [1], learned: { category: "utilities" }, ...over };
  expect((await ann.post("/api/scan-lessons", body)).statusCode).toBe(400);
});
