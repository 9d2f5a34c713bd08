import type { Background } from "./background.ts";
import type { Clock } from "./clock.ts";
import type { Db, PoolCounts } from "./db/database.ts";
import type { Settings } from "./env.ts";
import type { Messenger } from "./features/notifications/messenger.ts";
import type { Changes } from "./live/changes.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Scanner } from "./scanner/scanner.ts";

/** What the application is made from; each feature takes what it needs of it. */
export type Deps = {
  db: Db;
  isReady: () => Promise<boolean>;
  /** What is still to be done before it is of use, or wrong with it, besides the database. */
  notReadyFor?: () => string | undefined;
  /** Waits until the demo account is what it should be. */
  untilDemo?: () => Promise<void>;
  pool?: (() => PoolCounts) | undefined;
  /** Where changes are told and heard; the application has one of its own unless it is given. */
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
