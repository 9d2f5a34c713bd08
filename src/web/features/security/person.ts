import type { User } from "#contract/auth.ts";

type Known = Pick<User, "email"> & Partial<User>;

/** The signed-in user, as far as this browser knows them. */
export type Person = { user: Known | undefined; onUser: (user: Known) => void };
