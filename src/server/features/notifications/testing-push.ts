import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from "node:crypto";
import type { Received } from "./testing.ts";

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const hmac = createHmac("sha256", key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
};

/**
 * The browser's side of Web Push: its keys, and decryption (RFC 8291) of messages by a server that identifies itself
 * (RFC 8292).
 */
export function testBrowser(endpoint: string) {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      ...{ kind: "push", target: endpoint, label: "Chrome on Linux" },
      ...{ p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    read({ bytes }: Received): Record<string, unknown> {
      const salt = bytes.subarray(0, 16);
      const sender = bytes.subarray(21, 21 + 65);
      const sealed = bytes.subarray(21 + 65);
      const shared = hmac(auth, pair.computeSecret(sender));
      const secret = hmac(shared, "WebPush: info\0", publicKey, sender, "\x01");
      const key = hmac(salt, secret);
      const open = createDecipheriv(
        "aes-128-gcm",
        hmac(key, "Content-Encoding: aes128gcm\0\x01").subarray(0, 16),
        hmac(key, "Content-Encoding: nonce\0\x01").subarray(0, 12),
      );
      open.setAuthTag(sealed.subarray(-16));
      const decrypted = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return JSON.parse(decrypted.subarray(0, decrypted.lastIndexOf(2)).toString("utf8"));
    },
  };
}

/** The server's claims, if its signature is valid. */
export function readVapid({ headers }: Received): { aud: string; sub: string; key: string } {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(signature, "base64url");
  if (!verify("sha256", Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: "ieee-p1363" }, signed))
    throw new Error("the signature is wrong");
  return { ...JSON.parse(Buffer.from(claims, "base64url").toString("utf8")), key };
}
