import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  ann = await household(test);
});
afterEach(() => test.reset());
afterAll(() => test.close());

type Asker = Pick<typeof ann, "post">;
async function ask(browser: Asker, name: string): Promise<{ category: string; confidence: number }[]> {
  const answer = await browser.post("/api/ai/categorize", { name });
  expect(answer.statusCode).toBe(200);
  return answer.json().suggestions;
}
const first = async (browser: Asker, name: string) => (await ask(browser, name))[0]?.category;

describe("the category helper", () => {
  it("suggests up to three, most confident first", async () => {
    const suggestions = await ask(ann, "Netflix");
    expect(suggestions[0]).toMatchObject({ category: "subscriptions", confidence: expect.any(Number) });
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const { confidence } of suggestions) expect(confidence).toBeGreaterThan(0);
  });

  it("suggests nothing rather than guess wildly", async () => {
    expect(await ask(ann, "xqzvk")).toEqual([]);
    expect(await ask(ann, "🏠 ‮ 中文")).toEqual([]);
  });

  it.each([
    [{}, "Bill name is required"],
    [{ name: "  " }, "Bill name is required"],
    [{ name: "x".repeat(256) }, expect.stringContaining("at most 255")],
    [{ name: 7 }, expect.anything()],
  ])("rejects %j", async (body, message) => {
    const answer = await ann.post("/api/ai/categorize", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ name: message });
  });

  it("requires a session", async () => {
    const answer = await visitor(test.app).post("/api/ai/categorize", { name: "Netflix" });
    expect(answer.statusCode).toBe(401);
  });

  it("logs no name", async () => {
    await ask(ann, "Secretive Biller");
    expect(test.logged()).not.toContain("Secretive");
  });
});

describe("learning from the household", () => {
  it("prefers their own choices for exact and similar names, for them only", async () => {
    const bob = await household(test, "bob@example.com");
    await ann.addBill({ name: "Netflix", category: "entertainment" });
    await ann.addBill({ name: "Willowbrook", category: "expenses" });
    expect(await first(ann, "NETFLIX")).toBe("entertainment");
    expect(await first(ann, "Netflxi")).toBe("entertainment");
    expect(await first(ann, "Netflix family plan")).toBe("entertainment");
    expect(await first(ann, "Willowbrok")).toBe("expenses");
    expect(await first(bob, "Netflix")).toBe("subscriptions");
    expect((await ask(bob, "Willowbrook")).map((each) => each.category)).not.toContain("expenses");
  });

  it("follows changed choices, and forgets deleted bills", async () => {
    const { id } = await ann.addBill({ name: "Netflix", category: "entertainment" });
    await ann.send("PATCH", `/api/bills/${id}`, { category: "education" });
    expect(await first(ann, "Netflix")).toBe("education");
    await ann.send("DELETE", `/api/bills/${id}`);
    expect(await first(ann, "Netflix")).toBe("subscriptions");
  });

  it("is fast with any number of bills", async () => {
    for (let n = 0; n < 40; n++) await ann.addBill({ name: `Place ${n}`, category: "food" });
    expect(await first(ann, "Place 7")).toBe("food");
    expect(await first(ann, "Spotify")).toBe("subscriptions");
  });
});
