import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

type Options = {
  databaseUrl?: string | undefined;
  dataDir: string;
  log?: (message: string) => void;
  /**
   * Called when the embedded database aborts, for example on a full disk; every call fails from then on. By default it
   * is only logged.
   */
  onStopped?: ((message: string) => void) | undefined;
};

/** Opens the database and migrates it. Throws a StartError (start-error.ts) for problems a person can fix. */
export function openDatabase({ databaseUrl, dataDir, log = () => {}, onStopped }: Options): Promise<Database> {
  return databaseUrl ? openPostgres({ databaseUrl, log }) : openEmbedded({ dataDir, log, onStopped });
}
