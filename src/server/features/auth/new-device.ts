import type { FastifyRequest } from "fastify";
import { deviceName } from "#core/device-name.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { tellSecurity } from "#server/features/notifications/tell-security.ts";
import type { Devices } from "./devices.ts";
import { findUser } from "./store.ts";

/** Whoever has just registered signs in on a first device; that is no news. */
const FIRST = 3_600_000;

/** Tells a person of a sign-in on a device on which they have not been before. */
export function tellOfNewDevice(devices: Devices, clock: Clock) {
  return async (tx: Db, user: string, request: FastifyRequest): Promise<void> => {
    const person = await findUser(tx, user);
    const now = clock.now();
    if (person === undefined || now.getTime() - person.createdAt.getTime() < FIRST) return;
    if (devices.find(request, person.email) !== undefined) return;
    const detail = `${deviceName(request.headers["user-agent"] ?? null)}, from the address ${request.ip}.`;
    await tellSecurity(tx, user, "new-device", now, detail);
  };
}
