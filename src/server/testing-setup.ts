import { passwordCost } from "#server/features/auth/passwords.ts";
import { setBuiltReader } from "./scanner/child-process.ts";

// The minimum cost of argon2. Nearly every server test signs in, and some make hundreds of guesses.
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 });

if (process.env.TEST_BUILT) setBuiltReader();
