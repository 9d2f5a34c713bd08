import type { Page } from "@playwright/test";

/**
 * Lets time pass in a page whose clock was installed (`page.clock.install()`): timers that are due fire, and whatever they
 * request has been sent. For what must not happen; what must is better waited for.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  for (const part of [1, 2, 3]) {
    await page.clock.fastForward(Math.ceil(milliseconds / 3));
    // Requests leave in order: once this one is answered, those before it have left.
    await page.evaluate((nth) => fetch(`/robots.txt?${nth}`).then((response) => response.text()), part);
  }
}
