import type { Limit } from "#server/http/rate-limit.ts";

/** `wide` is the limit for a whole IPv6 /48; IPv4 has none. */
export type NetworkLimit = Limit & { wide: number };

/** Attempts allowed before a pause. Counted before any hashing. */
export type Limits = {
  /** One network, for any account. */
  network: NetworkLimit;
  /** One network, for one account. */
  networkAndAccount: NetworkLimit;
  /**
   * All devices unknown to this account together. Higher than one network, even a /48, can reach in its time: locking
   * strangers' devices out of an account takes several networks, and its known devices are not affected.
   */
  account?: Limit;
  /** One device known to this user; replaces all of the above. */
  device?: Limit;
  /** All known devices together, in case their cookies were stolen. */
  devices?: Limit;
};

export const LOGIN = {
  network: { what: "login-address", max: 30, wide: 120, minutes: 15 },
  networkAndAccount: { what: "login-address-account", max: 10, wide: 20, minutes: 15 },
  account: { what: "login-account", max: 100, minutes: 60 },
  device: { what: "login-device", max: 10, minutes: 15 },
  devices: { what: "login-devices", max: 100, minutes: 60 },
} as const satisfies Limits;

export const RESET: Limits = {
  network: { what: "reset-address", max: 20, wide: 80, minutes: 60 },
  networkAndAccount: { what: "reset-address-account", max: 5, wide: 10, minutes: 60 },
  account: { what: "reset-account", max: 30, minutes: 60 },
  device: { what: "reset-device", max: 5, minutes: 60 },
  devices: { what: "reset-devices", max: 30, minutes: 60 },
};

export const REGISTER: Limits = {
  network: { what: "register-address", max: 10, wide: 40, minutes: 60 },
  networkAndAccount: { what: "register-address-account", max: 5, wide: 10, minutes: 60 },
};

/** Emails saying that an address already has an account. Further requests get the same response and no email. */
export const REGISTER_MAIL: Limit = { what: "register-mail", max: 1, minutes: 60 };

/** Invalid links. A valid link is never blocked by them. */
export const CONFIRM_WRONG_LINK: NetworkLimit = { what: "confirm-address", max: 20, wide: 80, minutes: 15 };
/** Passwords tried with one link. */
export const CONFIRM_BY_LINK: Limit = { what: "confirm-link", max: 10, minutes: 30 };
export const GOOGLE_BY_ADDRESS: NetworkLimit = { what: "google-address", max: 60, wide: 240, minutes: 15 };

/** App codes, after the password. With three valid codes at a time, a day's guesses succeed once in 6,000 times. */
export const CODE_GUESSES: Limit = { what: "code", max: 10, minutes: 15 };
export const CODE_BY_DAY: Limit = { what: "code-day", max: 50, minutes: 24 * 60 };
/** Recovery codes: they can't be guessed, so this only limits the work. */
export const RECOVERY_GUESSES: Limit = { what: "recovery-code", max: 10, minutes: 15 };
/** Passwords entered by a signed-in user to confirm their identity. */
export const CONFIRM_PASSWORD: Limit = { what: "confirm-password", max: 10, minutes: 15 };
/** Passkeys requested without a session. */
export const PASSKEY_BY_ADDRESS: NetworkLimit = { what: "passkey-address", max: 60, wide: 240, minutes: 15 };
/** Links requested by one user, and links sent to one address. */
export const EMAIL_BY_PERSON: Limit = { what: "email-person", max: 5, minutes: 60 };
export const EMAIL_BY_ADDRESS: Limit = { what: "email-address", max: 3, minutes: 60 };
