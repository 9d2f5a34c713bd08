import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findTestChromium } from "./scripts/chromium.mjs";

const executablePath = findTestChromium();

// Runs the network service in the browser's own process. This list replaces Playwright's own, whose other entry is for
// screenshots.
const NETWORK_INSIDE = "--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2";

// One application for all tests; tests that stop, kill or reconfigure it start their own.
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/support/start-world.ts",
  fullyParallel: true,
  forbidOnly: true,
  // Twice the cores of a small machine: many tests mostly wait, for processes or timers.
  workers: 4,
  retries: 0,
  // Pages can be slow on a busy machine; only failing tests take longer because of this.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: "test-results",
  reporter: "line",
  use: {
    browserName: "chromium",
    launchOptions: { args: [...CHROMIUM_ARGS, NETWORK_INSIDE], ...(executablePath ? { executablePath } : {}) },
    // No animations, so clicks don't wait for them; tests of animations turn motion on.
    contextOptions: { reducedMotion: "reduce" },
    // A service worker would answer in place of a network that a test cuts or slows; pwa.spec.ts allows it.
    serviceWorkers: "block",
    // Tracing every step takes a sixth of the run; turn it on with --trace on.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
