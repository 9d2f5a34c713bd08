import { passwordCost } from "#server/features/auth/passwords.ts";
import { takeBuiltReader } from "./scanner/child-process.ts";

// The least that argon2 takes. Nearly every server test signs somebody in, and some make hundreds of guesses.
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 });

if (process.env.TEST_BUILT) takeBuiltReader();
