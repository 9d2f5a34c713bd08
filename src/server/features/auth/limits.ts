import type { Limit } from "#server/http/rate-limit.ts";

/** `wide` is how many a whole IPv6 /48 may try; IPv4 has no such bound. */
export type NetworkLimit = Limit & { wide: number };

/** Attempts allowed before a pause. Counted before any hashing. */
export type Limits = {
  /** One network, whatever the account. */
  network: NetworkLimit;
  /** One network at one account. */
  networkAndAccount: NetworkLimit;
  /**
   * All devices together on which nobody has signed in to this account. Higher than one network, even a /48, can reach in its
   * time: to hold up strangers' devices at an account takes several networks, and its known devices are not held up at all.
   */
  account?: Limit;
  /** One device on which this person has signed in before; in place of all above. */
  device?: Limit;
  /** All such devices together, for the case that their cookies were stolen. */
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

/** Mails that say an address has an account already. Whoever asks more often gets the same answer and no mail. */
export const REGISTER_MAIL: Limit = { what: "register-mail", max: 1, minutes: 60 };

/** Links that are none. A link that works is never held up by them. */
export const CONFIRM_WRONG_LINK: NetworkLimit = { what: "confirm-address", max: 20, wide: 80, minutes: 15 };
/** Passwords tried with one link. */
export const CONFIRM_BY_LINK: Limit = { what: "confirm-link", max: 10, minutes: 30 };
export const GOOGLE_BY_ADDRESS: NetworkLimit = { what: "google-address", max: 60, wide: 240, minutes: 15 };

/** Codes of somebody's app, after their password. With three codes right at a time, a day's guesses find one in 6,000 times. */
export const CODE_GUESSES: Limit = { what: "code", max: 10, minutes: 15 };
export const CODE_BY_DAY: Limit = { what: "code-day", max: 50, minutes: 24 * 60 };
/** Recovery codes: these cannot be guessed, so this only bounds the work. */
export const RECOVERY_GUESSES: Limit = { what: "recovery-code", max: 10, minutes: 15 };
/** Passwords typed by somebody who is signed in, to confirm that it is they. */
export const CONFIRM_PASSWORD: Limit = { what: "confirm-password", max: 10, minutes: 15 };
/** Passkeys asked for by somebody who is not signed in. */
export const PASSKEY_BY_ADDRESS: NetworkLimit = { what: "passkey-address", max: 60, wide: 240, minutes: 15 };
/** Links to an address that one person asks for, and that one address gets. */
export const EMAIL_BY_PERSON: Limit = { what: "email-person", max: 5, minutes: 60 };
export const EMAIL_BY_ADDRESS: Limit = { what: "email-address", max: 3, minutes: 60 };
