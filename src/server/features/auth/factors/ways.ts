import type { Security, WAYS } from "#contract/security.ts";
import type { Db } from "#server/db/database.ts";
import { findUser } from "#server/features/auth/store.ts";
import { notSignedIn } from "#server/http/session.ts";
import { countRecoveryCodes, findAuthenticator, listPasskeys, toPasskey } from "./store.ts";

type Way = (typeof WAYS)[number];

/** How a user signs in, and how they can confirm their identity. */
export async function getSecurity(db: Db, user: string): Promise<Omit<Security, "confirmedUntil">> {
  const person = await findUser(db, user);
  if (person === undefined) throw notSignedIn();
  const app = await findAuthenticator(db, user);
  const keys = await listPasskeys(db, user);
  const codesLeft = await countRecoveryCodes(db, user);
  const since = app?.confirmedAt?.toISOString() ?? null;
  return {
    hasPassword: person.password !== null,
    mustConfirmEmail: person.mustConfirm,
    authenticatorSince: since,
    passkeys: keys.map(toPasskey),
    recoveryCodesLeft: codesLeft,
    ways: waysOf({
      hasApp: since !== null,
      hasKeys: keys.length > 0,
      hasCodes: codesLeft > 0,
      hasPassword: person.password !== null,
    }),
  };
}

type Factors = { hasApp: boolean; hasKeys: boolean; hasCodes: boolean; hasPassword: boolean };

/** With a second factor that is required; otherwise the password is enough. */
function waysOf({ hasApp, hasKeys, hasCodes, hasPassword }: Factors): Way[] {
  if (!hasApp && !hasKeys) return hasPassword ? ["password"] : [];
  const ways: [Way, boolean][] = [
    ["code", hasApp],
    ["passkey", hasKeys],
    ["recovery", hasCodes],
  ];
  return ways.filter(([, has]) => has).map(([way]) => way);
}
