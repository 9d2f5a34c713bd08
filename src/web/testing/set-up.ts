import { afterEach } from "vitest";
import { clearPage } from "./page.tsx";

// Vitest reads this for every file of tests; what they share is read once by each worker, and a hook in there would count once.
afterEach(clearPage);
