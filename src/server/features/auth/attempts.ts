import type { FastifyRequest } from "fastify";
import type { Db } from "#server/db/database.ts";
import {
  countAttempt,
  forgetAttempts,
  isWithinLimit,
  type Limit,
  networksOf,
  uncountAttempt,
} from "#server/http/rate-limit.ts";
import type { Devices } from "./devices.ts";
import type { Limits, NetworkLimit } from "./limits.ts";

/** The origin of an attempt: its networks, and the device if it is known to the account. */
export type From = { networks: readonly string[]; device?: string | undefined };

export const fromOf = (request: FastifyRequest, devices: Devices, email: string): From => ({
  networks: networksOf(request.ip),
  device: devices.find(request, email),
});

export async function countNetworks(db: Db, limit: NetworkLimit, networks: readonly string[], now: Date) {
  for (const [limited, network] of byNetwork(limit, networks)) await countAttempt(db, limited, network, now);
}

type Options = { from: From; email: string; now: Date };

/**
 * Counts an attempt at an account, or refuses it. A known device has its own counter, which strangers can't use up;
 * when that is full, the device counts like any other. Returns a function that removes the attempt after a success.
 */
export async function countAtAccount(db: Db, limits: Limits, options: Options): Promise<() => Promise<void>> {
  const { from, email, now } = options;
  const ownCounters: [Limit, string][] = [];
  const sharedCounters: [Limit, string][] = [];
  const clearAttempts = async () => {
    for (const each of ownCounters) await forgetAttempts(db, ...each);
    for (const each of sharedCounters) await uncountAttempt(db, ...each);
  };
  const { device, devices, account } = limits;
  if (from.device !== undefined && device && devices) {
    const key = `${from.device} ${email}`;
    ownCounters.push([device, key]);
    const isFree = await isWithinLimit(db, device, key, now);
    if (isFree && (await isWithinLimit(db, devices, email, now))) {
      sharedCounters.push([devices, email]);
      return clearAttempts;
    }
  }
  await countNetworks(db, limits.network, from.networks, now);
  for (const [limit, network] of byNetwork(limits.networkAndAccount, from.networks)) {
    const key = `${network} ${email}`;
    await countAttempt(db, limit, key, now);
    ownCounters.push([limit, key]);
  }
  if (account) {
    await countAttempt(db, account, email, now);
    sharedCounters.push([account, email]);
  }
  return clearAttempts;
}

/** Each network with its limit: the first is a household, the second a whole IPv6 /48. */
function byNetwork(limit: NetworkLimit, networks: readonly string[]): [Limit, string][] {
  return networks.map((network, index) => [index === 0 ? limit : { ...limit, max: limit.wide }, network]);
}
