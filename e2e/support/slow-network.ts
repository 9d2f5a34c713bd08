import type { Page } from "@playwright/test";

/** A slow network: requests of one kind to addresses like this wait until the answered function lets them through. */
export async function hold(page: Page, method: string, addresses = "**/api/**") {
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
