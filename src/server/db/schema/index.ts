// biome-ignore-all lint/performance/noBarrelFile: the migration tool and Drizzle's handle want the whole schema as one module.
export { passwordResets } from "./password-resets.ts";
export { rateLimits } from "./rate-limits.ts";
export { session } from "./session.ts";
export { users } from "./users.ts";
