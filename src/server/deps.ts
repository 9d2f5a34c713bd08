import type { Background } from "./background.ts";
import type { Clock } from "./clock.ts";
import type { Db, PoolCounts } from "./db/database.ts";
import type { Settings } from "./env.ts";
import type { Messenger } from "./features/notifications/messenger.ts";
import type { Changes } from "./live/changes.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Scanner } from "./scanner/scanner.ts";

/** The application's dependencies; each feature takes what it needs. */
export type Deps = {
  db: Db;
  isReady: () => Promise<boolean>;
  /** Why it is not ready yet, or what is wrong, apart from the database. */
  notReadyFor?: () => string | undefined;
  /** Waits until the demo account is set up. */
  waitForDemo?: () => Promise<void>;
  pool?: (() => PoolCounts) | undefined;
  /** Publishes and receives changes; created by the application unless given. */
  changes?: Changes | undefined;
  clock: Clock;
  settings: Settings;
  secret: string;
  mailer: Mailer;
  messenger: Messenger;
  background: Background;
  scanner: Scanner;
  log: Log;
  version: string;
  webRoot: string;
  /** See http/answer.ts. */
  checkAnswers?: boolean;
};
