import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { visitor } from "#server/testing.ts";
import { codeAt, stepOf } from "./totp.ts";

type Browser = Pick<ReturnType<typeof visitor>, "post">;
type Clock = { now: () => Date; forward: (minutes: number) => void };

/** Turns on app codes for the signed-in user. Each `code()` is unused. */
export async function turnOnCodes(browser: Browser, clock: Clock) {
  const { secret } = (await browser.post("/api/auth/authenticator")).json();
  const code = (stepsAway = 0) => codeAt(secret, stepOf(clock.now()) + stepsAway);
  const first = await browser.post("/api/auth/authenticator/first-code", { code: code() });
  if (first.statusCode !== 200) throw new Error(first.body);
  clock.forward(1);
  const recoveryCodes: string[] = first.json().recoveryCodes ?? [];
  return { secret: String(secret), code, recoveryCodes };
}

const bytes = (...parts: (number | Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "number" ? Buffer.from([part]) : Buffer.from(part))));

const FLAGS = { present: 0x01, known: 0x04, made: 0x40 };

type Tampering = { origin?: string; rpId?: string; isKnown?: boolean; type?: string; challenge?: string };

/** A software passkey: creates a key and signs like an authenticator and its browser, or in invalid ways. */
export function softPasskey({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const hash = (data: Buffer | string) => createHash("sha256").update(data).digest();
  const cose = bytes(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01)
    .toString("hex")
    .concat(bytes(0x21, 0x58, 32, Buffer.from(x, "base64url")).toString("hex"))
    .concat(bytes(0x22, 0x58, 32, Buffer.from(y, "base64url")).toString("hex"));
  let count = 0;

  const authData = (flags: number, tampering: Tampering, more: Buffer) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return bytes(hash(tampering.rpId ?? rpId), flags | (tampering.isKnown === false ? 0 : FLAGS.known), counter, more);
  };
  const clientData = (type: string, challenge: string, tampering: Tampering) =>
    Buffer.from(
      JSON.stringify({
        type: tampering.type ?? type,
        challenge,
        origin: tampering.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const shown = (response: Record<string, Buffer>) => ({
    ...{ id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" },
    response: Object.fromEntries(Object.entries(response).map(([name, each]) => [name, each.toString("base64url")])),
  });

  return {
    id: id.toString("base64url"),
    make({ challenge }: { challenge: string }, tampering: Tampering = {}) {
      const key = bytes(Buffer.alloc(16), 0, id.length, id, Buffer.from(cose, "hex"));
      const data = authData(FLAGS.present | FLAGS.made, tampering, key);
      const attestationObject = bytes(
        ...[0xa3, 0x63, "fmt", 0x64, "none", 0x67, "attStmt", 0xa0, 0x68, "authData", 0x58, data.length, data],
      );
      return shown({ clientDataJSON: clientData("webauthn.create", challenge, tampering), attestationObject });
    },
    sign({ challenge }: { challenge: string }, tampering: Tampering = {}) {
      count += 1;
      const clientDataJSON = clientData("webauthn.get", tampering.challenge ?? challenge, tampering);
      const authenticatorData = authData(FLAGS.present, tampering, Buffer.alloc(0));
      const signature = sign("sha256", bytes(authenticatorData, hash(clientDataJSON)), privateKey);
      return shown({ clientDataJSON, authenticatorData, signature });
    },
    /** Simulates a copy made before the last use. */
    turnBack: () => {
      count -= 2;
    },
  };
}
