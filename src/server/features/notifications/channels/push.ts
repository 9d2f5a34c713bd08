import { createECDH } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { serverKeys } from "#server/db/schema/index.ts";
import { requestExternal } from "#server/net/ask-outside.ts";
import { type DeliveryResult, type Letter, toDeliveryResult } from "./letter.ts";

type PushKeys = { publicKey: string; privateKey: string };
type Options = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  vapid: PushKeys & { subject: string };
  allowPrivate: boolean;
};

const DAY = 86_400;
/** The browser's push address stopped working: the user withdrew the permission. */
const GONE_STATUSES = [404, 410];

/** Sends an encrypted message to a browser (RFC 8291) through its push service. */
export async function sendPush(
  letter: Letter,
  { endpoint, keys, vapid, allowPrivate }: Options,
): Promise<DeliveryResult> {
  const { id, title, lines, url, actions } = letter;
  const payload = JSON.stringify({ id, title, body: lines.join("\n").slice(0, 1_500), url, actions });
  // Most households have no browser to push to, so the package is loaded on demand.
  const { default: webpush } = await import("web-push");
  const details = webpush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: vapid,
    TTL: 3 * DAY,
    urgency: "normal",
    contentEncoding: "aes128gcm",
  });
  const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
  const request = { method: "POST" as const, headers, body: details.body };
  const { status, statusText, body } = await requestExternal(new URL(endpoint), request, { allowPrivate });
  return { ...toDeliveryResult(status, statusText, body), isGone: GONE_STATUSES.includes(status) };
}

const NAME = "push";

/** The server's key pair for push services: generated at the first start and shared by every process. */
export async function loadPushKeys(db: Db, now: Date): Promise<PushKeys> {
  const existing = await findKeys(db);
  if (existing) return existing;
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const keys = { publicKey, privateKey: pair.getPrivateKey("base64url") };
  await db.insert(serverKeys).values({ name: NAME, keys, createdAt: now }).onConflictDoNothing();
  return (await findKeys(db)) ?? keys;
}

async function findKeys(db: Db): Promise<PushKeys | undefined> {
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, NAME));
  const { publicKey, privateKey } = row?.keys ?? {};
  return publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey };
}
