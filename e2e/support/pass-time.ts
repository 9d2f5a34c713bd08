import type { Page } from "@playwright/test";

/**
 * Advances a page's installed clock (`page.clock.install()`): due timers fire and their requests are sent. For checking that
 * something does not happen; otherwise wait for the result.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  for (const part of [1, 2, 3]) {
    await page.clock.fastForward(Math.ceil(milliseconds / 3));
    // Requests are sent in order: once this one is answered, earlier ones have been sent.
    await page.evaluate((nth) => fetch(`/robots.txt?${nth}`).then((response) => response.text()), part);
  }
}
