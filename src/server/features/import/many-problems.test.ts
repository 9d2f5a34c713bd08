import { afterAll, beforeAll, expect, it } from "vitest";
import { HOUSEHOLD_LIMITS } from "#contract/limits.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
  ann = await household(test);
});
afterAll(() => test.close());

const file = async (lists: object) => ({ ...(await ann.get("/api/export")).json(), ...lists });

it.each(["/api/import/preview", "/api/import"])(
  "%s lists some of many invalid lines and counts the rest",
  async (path) => {
    const answer = await ann.post(path, await file({ entries: Array.from({ length: 50_000 }, () => 0) }));
    expect(answer.statusCode).toBe(400);
    const { code, message, errors } = answer.json();
    expect(code).toBe("invalid");
    expect(message).toContain("20 problems are listed; there are 49,980 more.");
    expect(Object.keys(errors)).toHaveLength(20);
    expect(errors).toHaveProperty(["entries.0"]);
  },
);

it.each([
  ["entries", 130_000, "At most 60,000 entries can be imported"],
  ["transfers", 200_000, "At most 20,000 transfers can be imported"],
  ["bills", HOUSEHOLD_LIMITS.bills + 1, "At most 1,000 bills can be imported"],
])("reports that there are too many %s, not the errors in each", async (name, length, message) => {
  const answer = await ann.post("/api/import/preview", await file({ [name]: Array.from({ length }, () => 0) }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message, code: "invalid", errors: { [name]: message } });
});

it("counts the errors of all lists together", async () => {
  const wrong = Array.from({ length: 15 }, () => 0);
  const answer = await ann.post("/api/import/preview", await file({ bills: wrong, incomes: wrong, gone: "x" }));
  expect(answer.json().errors, "an invalid list is reported first").toEqual({ gone: "deleted items must be a list" });
  const two = await ann.post("/api/import/preview", await file({ bills: wrong, incomes: wrong }));
  expect(two.json().message).toContain("there are 10 more.");
  expect(two.json().errors).toMatchObject({ "bills.0": expect.any(String), "incomes.4": expect.any(String) });
});
