import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { administer, createTestDatabase } from "#server/db/testing/test-database.ts";
import { isStartError } from "#server/start-error.ts";
import { openDatabase } from "./open.ts";

it("explains which permission is missing when the user can't create tables", async () => {
  const { url, drop } = await createTestDatabase();
  const user = `guest_${randomBytes(6).toString("hex")}`;
  await administer(`create role ${user} login password 'guest'`);
  const guest = new URL(url);
  guest.username = user;
  guest.password = "guest";
  guest.searchParams.delete("host");
  try {
    const error = await openDatabase({ databaseUrl: guest.href, dataDir: "" }).catch((reason: unknown) => reason);
    expect(isStartError(error)).toBe(true);
    expect(String(error)).toContain(
      `The user ${user} does not have permission to create tables in PostgreSQL at 127.0.0.1`,
    );
    expect(String(error)).toContain("ALTER DATABASE");
  } finally {
    await drop();
    await administer(`drop role ${user}`);
  }
});
