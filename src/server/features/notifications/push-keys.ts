import { createECDH } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { serverKeys } from "#server/db/schema/index.ts";
import type { PushKeys } from "./channels/push.ts";

const NAME = "push";

/** The pair by which push services know this server: made at the first start, and the same ever after, in every process. */
export async function keptPushKeys(db: Db, now: Date): Promise<PushKeys> {
  const known = await findKeys(db);
  if (known) return known;
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
