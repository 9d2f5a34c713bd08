import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findTestChromium } from "./scripts/chromium.mjs";

const executablePath = findTestChromium();

// The tests start their own servers, each on its own database.
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/support/prepare-data.ts",
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of a small machine: some tests mostly wait for processes that start and stop.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  outputDir: "test-results",
  reporter: "line",
  use: {
    browserName: "chromium",
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
    // A service worker would answer for the network that a test cuts or slows; pwa.spec.ts allows it.
    serviceWorkers: "block",
    // A trace of every step costs a sixth of the run; ask for it with --trace on.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
