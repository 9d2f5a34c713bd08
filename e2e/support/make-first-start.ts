// Records a very first start for the browser tests; npm test runs it in parallel with other checks.
import { makeFirstStart } from "./first-start.ts";

await makeFirstStart();
