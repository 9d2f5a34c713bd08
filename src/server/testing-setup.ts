import { passwordCost } from "./features/auth/password-cost.ts";

// The least that argon2 takes. A third of the server's tests was spent on hashing passwords.
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 });
