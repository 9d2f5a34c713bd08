import type { Limit } from "#server/http/rate-limit.ts";

/** Attempts allowed before a pause, per network address and per account. Counted before any hashing. */
export const LOGIN_BY_ADDRESS: Limit = { what: "login-address", max: 30, minutes: 15 };
export const LOGIN_BY_ACCOUNT: Limit = { what: "login-account", max: 10, minutes: 15 };
export const REGISTER_BY_ADDRESS: Limit = { what: "register-address", max: 10, minutes: 60 };
export const REGISTER_BY_ACCOUNT: Limit = { what: "register-account", max: 5, minutes: 60 };
export const RESET_BY_ADDRESS: Limit = { what: "reset-address", max: 20, minutes: 60 };
export const RESET_BY_ACCOUNT: Limit = { what: "reset-account", max: 5, minutes: 60 };
export const CONFIRM_BY_ADDRESS: Limit = { what: "confirm-address", max: 20, minutes: 15 };
export const CONFIRM_BY_LINK: Limit = { what: "confirm-link", max: 10, minutes: 30 };
export const GOOGLE_BY_ADDRESS: Limit = { what: "google-address", max: 60, minutes: 15 };
