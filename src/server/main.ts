import { join } from "node:path";
import { loadPushKeys } from "#server/features/notifications/channels/push.ts";
import { packageRoot, packageVersion } from "#server/package-root.ts";
import { buildApp } from "./app.ts";
import { openBackground } from "./background.ts";
import { openControl } from "./backup/control.ts";
import { openClock } from "./clock.ts";
import { openDatabase } from "./db/open.ts";
import { readEnvironment } from "./dot-env.ts";
import { readSettings } from "./env.ts";
import { openDemo } from "./features/demo/open-demo.ts";
import { keepDays } from "./features/households/keep-days.ts";
import { watchLedger } from "./features/ledger/watch.ts";
import { openMessenger } from "./features/notifications/messenger.ts";
import { openChanges } from "./live/changes.ts";
import { openLog } from "./log.ts";
import { openMailer } from "./mail/mailer.ts";
import { openScanner } from "./scanner/open-scanner.ts";
import { startScheduler } from "./scheduler/scheduler.ts";
import { loadSecret } from "./secret.ts";
import { isStartError, startError } from "./start-error.ts";
import { listenError, startupMessage } from "./startup-messages.ts";

async function main(): Promise<void> {
  const root = packageRoot();
  const settings = readSettings(readEnvironment());
  const log = openLog(settings.logLevel);
  const clock = openClock(settings.timezone);
  // After a failed sync only a new process can trust what is on disk.
  const onStopped = (message: string) => {
    log.fatal(message);
    process.exit(1);
  };
  const database = await openDatabase({ ...settings, log: (line) => log.info(line), onStopped });
  const { db } = database;
  const secret = settings.sessionSecret ?? loadSecret(settings.dataDir);
  const mailer = openMailer({ ...settings, from: settings.mailFrom, clock });
  await loadPushKeys(db, clock.now());
  await keepDays(db, clock.today());
  const messenger = openMessenger({ db, mailer, secret, settings });
  const background = openBackground(log);
  const scanner = openScanner({ log });
  const ledger = watchLedger(db, log);
  const changes = openChanges({ db, ...(database.listen && { listen: database.listen }), log });
  const webRoot = join(root, "dist/web");
  let demo: Promise<void> | undefined;
  let isDemoOpen = false;
  const app = await buildApp({
    db,
    pool: database.pool,
    changes,
    isReady: database.isReady,
    notReadyFor: () => {
      if (!isDemoOpen) return "The demo household is still being created";
      return ledger.isClean() ? undefined : "Some balances do not match their entries";
    },
    waitForDemo: async () => demo,
    clock,
    settings,
    secret,
    mailer,
    messenger,
    background,
    scanner,
    log,
    version: packageVersion(),
    webRoot,
  });
  await app.listen({ host: settings.host, port: settings.port }).catch(async (error: unknown) => {
    await database.close();
    throw startError(listenError(error) ?? String(error), error);
  });
  // The first start simulates months of history; pages are served meanwhile.
  demo = openDemo(db, { isOn: settings.demoAccount, today: clock.today(), now: clock.now() });
  // The embedded engine runs in this process, one transaction at a time: smaller batches leave room for requests.
  const pace = database.kind === "embedded" ? { batch: 100, lanes: 1 } : { batch: 1000, lanes: 2 };
  const stopScheduler = settings.scheduler
    ? startScheduler({ db, clock, log, dataDir: settings.dataDir, ...pace, ledger, changes, messenger })
    : undefined;

  const { dataDir } = settings;
  const closeControl =
    database.kind === "embedded" ? openControl({ dataDir, db, clock, log, version: packageVersion() }) : undefined;

  let stoppingSince: number | undefined;
  async function stop(why: string, code: number): Promise<void> {
    // Ctrl-C under npm arrives twice, from the terminal and from npm; a person's second one comes later and forces the
    // exit.
    if (stoppingSince !== undefined && performance.now() - stoppingSince > 2000) process.exit(1);
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    log.info({ why }, "stopping");
    // A request or an email that never ends must not keep the database from closing.
    setTimeout(() => void database.close().finally(() => process.exit(1)), 15_000).unref();
    await stopScheduler?.();
    await closeControl?.();
    await app.close();
    scanner.close();
    mailer.close();
    await background.drain();
    await demo?.catch(() => {});
    await changes.close();
    await database.close();
    log.info("stopped");
    process.exit(code);
  }
  process.on("SIGTERM", () => void stop("SIGTERM", 0));
  process.on("SIGINT", () => void stop("SIGINT", 0));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "unexpected error; stopping");
    void stop("bug", 1);
  });

  demo.then(
    () => {
      isDemoOpen = true;
    },
    (error: unknown) => {
      log.fatal({ err: error }, "the demo household could not be created; stopping");
      void stop("demo", 1);
    },
  );

  // A closed terminal must not crash the server.
  process.stdout.on("error", () => {});
  process.stdout.write(startupMessage(settings, app.server.address()));
}

main().catch((error: unknown) => {
  process.stderr.write(
    isStartError(error) ? `${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
});
