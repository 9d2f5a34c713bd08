import type { Page } from "@playwright/test";

/** A page that does not hear of changes made elsewhere: where the clock is made to jump, or a test wants it to be behind. */
export const withoutLive = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "EventSource"));
