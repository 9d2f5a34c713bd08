import { describe, expect, it } from "vitest";
import type { Page } from "#core/scan/page.ts";
import { spaced } from "#core/scan/squash.ts";
import { layoutOf, similarity } from "./layout.ts";
import { applyLesson, findLesson, type Learned, type Lesson, learnFrom, type ReadFields } from "./lesson.ts";
import { valuesOn } from "./values.ts";

/** Lays out lines of text as a page; two spaces separate cells. */
function page(lines: readonly string[], top = 0): Page {
  const words = lines.flatMap((line, at) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((cell) => ({
      ...{ text: cell[0], x: 40 + cell.index * 6, y: top + 40 + at * 20 },
      ...{ width: cell[0].length * 6, height: 10 },
    })),
  );
  return { width: 600, height: 840, words };
}

const letter = (name: string, figures: { start: string; due: string; total: string; rows?: number }) => [
  name,
  "14 Harbour Street, Ambleford",
  "Statement of account for your allotment garden",
  "Customer number 5512  Printed 01/02/2026",
  ...Array.from({ length: figures.rows ?? 1 }, (_, row) => `Water and paths            ${row + 1}.50`),
  `Opening figure             ${figures.start}`,
  `Members contribution       ${figures.total}`,
  `Please transfer before     ${figures.due}`,
  "Thank you for gardening with us, the committee",
];
const MARCH = page(letter("Larkfield Gardens", { start: "310.00", due: "03/04/2026", total: "45.50" }));
const MAY = page(letter("Larkfield Gardens", { start: "12.00", due: "05/06/2026", total: "61.20", rows: 4 }), 15);

const read = (fields: Partial<ReadFields> = {}): ReadFields => ({
  ...{ name: null, amount: null, frequency: null, category: null, dueDate: null, paymentDay: null },
  ...{ isDirectDebit: null, findings: {}, ...fields },
});
const fingerprintOf = (paper: Page) => ({
  layout: layoutOf([paper]),
  text: spaced(paper.words.map(({ text }) => text).join(" ")),
});
const lessonOn = (paper: Page, readAs: string | null, biller: string, learned: Learned = {}): Lesson => ({
  ...{ biller, readAs, layout: layoutOf([paper]), learned },
});

describe("a lesson", () => {
  it("finds the next bill's amount and day by position, even if rows have moved", () => {
    const learned = learnFrom(valuesOn([MARCH], null), { amount: "45.50", dueDate: "2026-04-03" });
    expect(learned.amount).toEqual([expect.objectContaining({ label: "memberscontribution", form: "plain" })]);
    const values = valuesOn([MAY], null);
    const wrong = read({ amount: "12.00", dueDate: "2026-05-06", paymentDay: 6 });
    const { read: right, changed } = applyLesson(wrong, values, learned);
    expect(right).toMatchObject({ amount: "61.20", dueDate: "2026-06-05", paymentDay: 5 });
    expect(changed).toEqual(["amount", "dueDate"]);
    expect(right.findings.amount).toMatchObject({ page: 1, confidence: 0.95 });
  });

  it("remembers a biller's date order", () => {
    const learned = learnFrom(valuesOn([MARCH], null), { dueDate: "2026-03-04" });
    expect(applyLesson(read(), valuesOn([MAY], null), learned).read.dueDate).toBe("2026-05-06");
  });

  it("remembers the name, category, frequency and direct debit", () => {
    const corrected = { name: "Allotment", category: "housing", frequency: "quarterly", isDirectDebit: true } as const;
    const learned = learnFrom([], corrected);
    const before = read({ name: "Larkfield Gardens", category: "housing", frequency: "monthly" });
    const { read: after, changed } = applyLesson(before, [], learned);
    expect(after).toMatchObject(corrected);
    expect(changed).toEqual(["name", "frequency", "isDirectDebit"]);
  });

  it("learns nothing from a figure that isn't on the bill", () => {
    expect(learnFrom(valuesOn([MARCH], null), { amount: "9.99", dueDate: "2027-01-01" })).toEqual({});
  });

  it("changes nothing if the next bill has no value at that position", () => {
    const learned = learnFrom(valuesOn([MARCH], null), { amount: "45.50" });
    const other = page(["Larkfield Gardens", "Nothing to pay this time", "Opening figure       12.00"]);
    expect(applyLesson(read({ amount: "12.00" }), valuesOn([other], null), learned)).toEqual({
      read: read({ amount: "12.00" }),
      changed: [],
    });
  });

  it("keeps a payment day that the bill states for every month", () => {
    const learned = learnFrom(valuesOn([MARCH], null), { dueDate: "2026-04-03" });
    const { read: right } = applyLesson(
      read({ dueDate: "2026-05-06", paymentDay: 20 }),
      valuesOn([MAY], null),
      learned,
    );
    expect(right.paymentDay).toBe(20);
  });
});

describe("a biller's bills", () => {
  const twin = page(letter("Sallow Court Tenants", { start: "5.00", due: "05/06/2026", total: "61.20" }));
  const unrelated = page([
    "Brightwell Energy Ltd",
    "Your electricity bill, meter reading and charges",
    "Total amount due         84.00",
    "We collect this by direct debit from your bank",
  ]);

  it("are recognised by their words, regardless of figures", () => {
    expect(similarity(layoutOf([MARCH]), layoutOf([MAY]))).toBe(1);
    expect(similarity(layoutOf([MARCH]), layoutOf([unrelated]))).toBeLessThan(0.2);
    expect(layoutOf([page(["Total due"])])).toHaveLength(2);
    expect(similarity(layoutOf([page(["Total due"])]), layoutOf([page(["Total due"])]))).toBe(0);
  });

  it.each([
    ["the next one", MAY, true],
    ["another biller's", unrelated, false],
    ["another biller's in the same form", twin, false],
  ])("are recognised correctly: %s", (_, paper, isKnown) => {
    const lesson = lessonOn(MARCH, "Larkfield Gardens", "Larkfield Gardens");
    expect(findLesson(fingerprintOf(paper), [lesson])).toBe(isKnown ? lesson : undefined);
  });

  it("are recognised by the name as read after a household renames the biller", () => {
    const lesson = lessonOn(MARCH, "Larkfield Gardens", "Our allotment");
    expect(findLesson(fingerprintOf(MAY), [lesson])).toBe(lesson);
    expect(findLesson(fingerprintOf(twin), [lesson])).toBeUndefined();
  });

  it("match the most similar lesson, then the latest", () => {
    const [old, late] = [1, 2].map(() => lessonOn(MARCH, "Larkfield Gardens", "Larkfield Gardens"));
    const far = { ...lessonOn(twin, "Larkfield Gardens", "Larkfield Gardens") };
    expect(
      findLesson(
        fingerprintOf(MAY),
        [old, late, far].filter((each) => each !== undefined),
      ),
    ).toBe(late);
  });
});

it("returns the first and last values of a long bill, up to 200", () => {
  const rows = Array.from({ length: 400 }, (_, row) => `Line ${"abcdefghij"[row % 10]}      ${row}.00`);
  const values = valuesOn([{ ...page(rows), height: 9000 }], null);
  expect(values).toHaveLength(200);
  expect([values[0]?.value, values.at(-1)?.value]).toEqual(["0.00", "399.00"]);
});
