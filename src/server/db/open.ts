import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

type Options = {
  databaseUrl?: string | undefined;
  dataDir: string;
  log?: (message: string) => void;
  /** The embedded database gave up, on a full disk for one; every call fails from here on. Else it is only logged. */
  onStopped?: ((message: string) => void) | undefined;
};

/** Opens the database, brought to this version. Throws a StartError (start-error.ts) for what a person can mend. */
export function openDatabase({ databaseUrl, dataDir, log = () => {}, onStopped }: Options): Promise<Database> {
  return databaseUrl ? openPostgres({ databaseUrl, log }) : openEmbedded({ dataDir, log, onStopped });
}
