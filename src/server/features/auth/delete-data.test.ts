import { afterAll, beforeAll, expect, it } from "vitest";
import { eraseDue } from "#server/scheduler/erase-due.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { deleteData, keepData } from "./delete-data.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it("happens within 24 hours of the request, unless it is cancelled", async () => {
  const ann = await household(test);
  const response = await ann.post("/api/auth/delete-data");
  expect(response.statusCode).toBe(202);
  const { message, deletesAt } = response.json();
  expect(message).toBe("All your data will be deleted within 24 hours");
  expect(Date.parse(deletesAt) - test.clock.now().getTime()).toBeGreaterThan(22 * 3_600_000);
  expect(Date.parse(deletesAt) - test.clock.now().getTime()).toBeLessThan(24 * 3_600_000);
  test.clock.forward(60);
  expect((await ann.post("/api/auth/delete-data")).json().code).toBe("confirm_first");
  const confirm = () => ann.post("/api/auth/confirm", { password: "correct horse" });
  await confirm();
  expect((await ann.post("/api/auth/delete-data")).json().deletesAt).toBe(deletesAt);
  expect((await ann.get("/api/auth/user")).json().deletesAt).toBe(deletesAt);
  expect((await ann.post("/api/auth/keep-data")).json().deletesAt).toBeNull();
  test.clock.forward(24 * 60);
  expect(await eraseDue(test.db, test.clock)).toBe(0);
  await confirm();
  await ann.post("/api/auth/delete-data");
  test.clock.forward(24 * 60);
  expect(await eraseDue(test.db, test.clock)).toBe(1);
  expect(
    (await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" })).statusCode,
  ).toBe(401);
});

it("requires an existing user", async () => {
  const deletedUser = { user: "gone", now: test.clock.now() };
  const refusal = { code: "not_signed_in", message: "Please sign in" };
  await expect(deleteData(test.db, deletedUser)).rejects.toMatchObject(refusal);
  await expect(keepData(test.db, deletedUser)).rejects.toMatchObject(refusal);
});
