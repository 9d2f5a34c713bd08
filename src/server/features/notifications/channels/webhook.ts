import { createHmac } from "node:crypto";
import { requestExternal } from "#server/net/ask-outside.ts";
import { type DeliveryResult, type Letter, toDeliveryResult } from "./letter.ts";

type Options = { target: string; secret: string; allowPrivate: boolean };

/** Signs timestamp and body together, so that an old message can't be replayed. */
export const signatureOf = (secret: string, timestamp: string, body: string) =>
  `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;

/** Posts a message to a user's webhook. */
export async function sendWebhook(letter: Letter, { target, secret, allowPrivate }: Options): Promise<DeliveryResult> {
  const { id, event, title, lines, url, facts, mayRepeat, now } = letter;
  const body = JSON.stringify({ id, event, title, lines, url, facts, mayRepeat, sentAt: now.toISOString() });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const headers = {
    "content-type": "application/json",
    "user-agent": "Weekwise",
    "weekwise-id": id,
    "weekwise-timestamp": timestamp,
    "weekwise-signature": signatureOf(secret, timestamp, body),
  };
  const answer = await requestExternal(new URL(target), { method: "POST", headers, body }, { allowPrivate });
  return toDeliveryResult(answer.status, answer.statusText, answer.body);
}
