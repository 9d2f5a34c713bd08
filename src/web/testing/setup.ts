import { afterEach } from "vitest";
import { leave } from "./page.tsx";

// Here, since this runs for every file: what page.tsx itself asked for would hold for the first file of a worker alone.
afterEach(leave);
