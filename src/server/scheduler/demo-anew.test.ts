import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { DEMO_EMAIL } from "#contract/demo.ts";
import { users } from "#server/db/schema/index.ts";
import { settleDemo } from "#server/features/auth/demo.ts";
import { type TestApp, testApp } from "#server/testing.ts";
import { eraseDue } from "./erase-due.ts";

const test: TestApp = await testApp();
afterAll(() => test.close());

it("begins the demo anew instead of erasing it", async () => {
  await settleDemo(test.db, true, test.clock.now());
  await test.db.update(users).set({ deletesAt: test.clock.now() }).where(eq(users.email, DEMO_EMAIL));
  expect(await eraseDue(test.db, test.clock)).toBe(1);
  const [demo] = await test.db.select().from(users).where(eq(users.email, DEMO_EMAIL));
  expect(demo).toMatchObject({ deletesAt: null });
  expect(await eraseDue(test.db, test.clock)).toBe(0);
});
