import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findTestChromium } from "./scripts/chromium.mjs";

const executablePath = findTestChromium();

// The browser's own process speaks to the network, not one beside it. This list takes the place of Playwright's own, whose other
// part is for screenshots.
const NETWORK_INSIDE = "--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2";

// One application for all tests; those that stop, kill or change theirs start one of their own.
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/support/start-world.ts",
  fullyParallel: true,
  forbidOnly: true,
  // Twice the cores of a small machine: many tests mostly wait, for processes that start and stop or for a timer of the page.
  workers: 4,
  retries: 0,
  // Beside other work a page may take its time; what never comes is noticed late, and nothing else takes longer.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: "test-results",
  reporter: "line",
  use: {
    browserName: "chromium",
    launchOptions: { args: [...CHROMIUM_ARGS, NETWORK_INSIDE], ...(executablePath ? { executablePath } : {}) },
    // Nothing moves, so nothing is drawn sixty times a second and no click waits for it; tests of what moves ask for motion.
    contextOptions: { reducedMotion: "reduce" },
    // A service worker would answer for the network that a test cuts or slows; pwa.spec.ts allows it.
    serviceWorkers: "block",
    // A trace of every step costs a sixth of the run; ask for it with --trace on.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
