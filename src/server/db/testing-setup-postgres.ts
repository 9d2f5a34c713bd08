import { startPostgres } from "#server/db/testing/start-postgres.ts";
import { administer, LIVED, TEMPLATE, TEST_POSTGRES_URL } from "#server/db/testing/test-database.ts";
import { openPostgres } from "./postgres.ts";

/** Called by Vitest once per run. Workers inherit the environment; set the variable yourself to use another server. */
export async function setup(): Promise<() => Promise<void>> {
  const ownServer = process.env[TEST_POSTGRES_URL] ? undefined : await startPostgres();
  if (ownServer) process.env[TEST_POSTGRES_URL] = ownServer.quickUrl;
  const url = new URL(process.env[TEST_POSTGRES_URL] ?? "");
  for (const name of [LIVED, TEMPLATE]) await administer(`drop database if exists ${name} with (force)`);
  await administer(`create database ${TEMPLATE} template template0 encoding 'UTF8'`);
  url.pathname = `/${TEMPLATE}`;
  const template = await openPostgres({ databaseUrl: url.href, log: () => {} });
  await template.close();
  return async () => {
    await ownServer?.stop();
  };
}
