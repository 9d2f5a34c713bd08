import type { Page } from "@playwright/test";

/** A slow network: matching requests wait until the returned function releases them. */
export async function delayRequests(page: Page, method: string, addresses = "**/api/**") {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if (route.request().method() === method) await until;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: "wait" });
  };
}
