/** argon2id, 19 MiB, two passes: what OWASP asks for, and 24 ms here. The package's defaults, said aloud. */
export const REAL_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a new password is hashed with. Only tests lower it: nearly all of them sign somebody in, and few are about passwords. */
export const passwordCost = { ...REAL_COST };
