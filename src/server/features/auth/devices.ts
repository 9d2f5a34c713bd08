import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceName } from "#core/device-name.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { notifySecurity } from "#server/features/notifications/send-messages.ts";
import { findUser } from "./store.ts";

const YEAR = 365 * 86_400;
/** A household shares a tablet; the user with the oldest sign-in is forgotten first. */
const MAX_PEOPLE = 6;
const COOKIE_PATTERN = /^[A-Za-z0-9_-]{24}(\.[A-Za-z0-9_-]{43}){1,6}$/;

export type Devices = ReturnType<typeof openDevices>;

/**
 * Recognises devices on which someone has signed in, by a cookie: a random id, and for each user a signature over that
 * id and user. It names no one and signs no one in; it keeps strangers' wrong guesses from locking the owner out.
 */
export function openDevices({ secret, secure }: { secret: string; secure: boolean }) {
  const name = secure ? "__Host-weekwise-device" : "weekwise-device";
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: YEAR } as const;
  const signatureOf = (id: string, email: string) =>
    createHmac("sha256", secret).update(`device:${id}:${email}`).digest("base64url");

  function read(request: FastifyRequest): { id: string; signatures: string[] } | undefined {
    const value = request.cookies[name];
    if (value === undefined || !COOKIE_PATTERN.test(value)) return undefined;
    const [id = "", ...signatures] = value.split(".");
    return { id, signatures };
  }

  /** This device's id, if the user has signed in on it before. */
  function find(request: FastifyRequest, email: string): string | undefined {
    const device = read(request);
    if (device === undefined) return undefined;
    const signature = Buffer.from(signatureOf(device.id, email));
    return device.signatures.some((each) => timingSafeEqual(Buffer.from(each), signature)) ? device.id : undefined;
  }

  /** Marks this device as known to the user. */
  function remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const { id, signatures } = read(request) ?? { id: randomBytes(18).toString("base64url"), signatures: [] };
    const signature = signatureOf(id, email);
    const all = [signature, ...signatures.filter((each) => each !== signature)].slice(0, MAX_PEOPLE);
    reply.setCookie(name, [id, ...all].join("."), attributes);
  }

  return { find, remember };
}

/** A new user's first device is not worth a notification. */
const NEW_ACCOUNT_PERIOD = 3_600_000;

/** Notifies a user of a sign-in on a new device. */
export function notifyOfNewDevice(devices: Devices, clock: Clock) {
  return async (tx: Db, user: string, request: FastifyRequest): Promise<void> => {
    const person = await findUser(tx, user);
    const now = clock.now();
    if (person === undefined || now.getTime() - person.createdAt.getTime() < NEW_ACCOUNT_PERIOD) return;
    if (devices.find(request, person.email) !== undefined) return;
    const detail = `${deviceName(request.headers["user-agent"] ?? null)}, IP address ${request.ip}.`;
    await notifySecurity(tx, user, "new-device", now, detail);
  };
}
