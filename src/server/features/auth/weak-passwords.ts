import { readFileSync } from "node:fs";
import { Fault } from "#server/fault.ts";

/** What an attacker who knows Weekwise tries first, beside the person's own address. */
const OUR_WORDS = ["weekwise"];
const LEAST = 8;

let common: ReadonlySet<string> | undefined;

/**
 * The 5,000 passwords of at least eight characters that stood most often in what was stolen elsewhere, in lower case;
 * from zxcvbn-ts (MIT). The build puts a copy beside the bundle. Read once per process.
 */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
      .trim()
      .split("\n"),
  );
  return common;
}

type Options = { email: string; field: "password" | "newPassword" };

/** Refuses a password that would be guessed within the few tries an attacker has. */
export function refuseWeakPassword(password: string, { email, field }: Options): void {
  const lower = password.normalize("NFC").toLowerCase();
  if (commonPasswords().has(lower))
    throw weak(field, "This password is among the most common ones. Please choose another");
  const words = [...OUR_WORDS, ...email.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= 4);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), lower);
  if (rest !== lower && rest.length < LEAST)
    throw weak(field, "This password is too close to your address or to our name. Please choose another");
}

const weak = (field: string, message: string) => new Fault("invalid", message, { errors: { [field]: message } });
