// Watches a very first start, for the browser tests that follow: npm test does so while other checks run.
import { makeFirstStart } from "./first-start.ts";

await makeFirstStart();
