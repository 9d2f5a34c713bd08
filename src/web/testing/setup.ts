import { afterEach } from "vitest";
import { cleanUpPage } from "./page.tsx";

// Here, because this runs for every file; in page.tsx it would apply only to a worker's first file.
afterEach(cleanUpPage);
