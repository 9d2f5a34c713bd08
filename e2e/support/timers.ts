import type { Page } from "@playwright/test";

/** The delays passed to a page's timers. A busy machine fires them late, but the requested delays are exact. */
export async function watchTimers(page: Page) {
  await page.addInitScript(() => {
    const real = window.setTimeout;
    const requestedDelays = (): number[] => JSON.parse(sessionStorage.getItem("asked-delays") ?? "[]");
    Reflect.set(window, "setTimeout", (work: TimerHandler, delay?: number, ...rest: unknown[]) => {
      sessionStorage.setItem("asked-delays", JSON.stringify([...new Set([...requestedDelays(), delay ?? 0])]));
      return real(work, delay, ...rest);
    });
  });
  return (): Promise<number[]> => page.evaluate(() => JSON.parse(sessionStorage.getItem("asked-delays") ?? "[]"));
}
