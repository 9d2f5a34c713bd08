import { afterAll, afterEach } from "vitest";
import { testApp } from "#server/testing.ts";
import { startReceiver } from "./testing.ts";

/** An application for a test file and the server its messages go to. Both are reset before every test. */
export async function appWithReceiver() {
  const hook = await startReceiver();
  const test = await testApp({ ALLOW_PRIVATE_ADDRESSES: "on" });
  afterEach(async () => {
    hook.forget();
    test.clock.set("2026-03-02T09:00:00Z");
    await test.reset();
  });
  afterAll(async () => {
    await test.close();
    await hook.close();
  });
  return { test, hook };
}
