import * as auth from "./auth.ts";
import type { Call } from "./call.ts";
import * as system from "./system.ts";

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

/** Every call there is. A route that is not here does not exist; a test holds the server to it. */
export const allCalls: readonly Call[] = [auth, system].flatMap((part) => Object.values(part).filter(isCall));
