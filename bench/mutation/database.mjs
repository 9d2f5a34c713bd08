const original = await import(new URL(import.meta.url).searchParams.get("of"));

/** The databases that are open, to be emptied when a test ended halfway. */
globalThis.openTestDatabases ??= new Set();
const open = globalThis.openTestDatabases;

export async function testDatabase() {
  const database = await original.testDatabase();
  open.add(database);
  return {
    ...database,
    close: () => {
      open.delete(database);
      return database.close();
    },
  };
}

export const { inMemory, onPostgres, createTestDatabase, administer, forTests, postgresUrl } = original;
export const { TEMPLATE, LIVED, TEST_POSTGRES_URL } = original;
