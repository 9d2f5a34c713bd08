import { randomUUID } from "node:crypto";
import { chmodSync, createReadStream, createWriteStream, readdirSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";
import { codeOf } from "#server/start-error.ts";
import { writeBackup } from "./write-backup.ts";

/** A socket in the data folder, which only its owner can open: anyone who can connect can read the data anyway. */
const socketIn = (dataDir: string) => join(dataDir, "control.sock");

// The kernel's limit for a socket path, minus the terminator.
const MAX_PATH_LENGTH = process.platform === "darwin" ? 103 : 107;

const canListen = (path: string) => process.platform !== "win32" && Buffer.byteLength(path) <= MAX_PATH_LENGTH;

type Options = { dataDir: string; db: Db; clock: Clock; log: Log; version: string };

/** Lets `npm run backup` ask the process that holds the embedded database. Returns how to close it. */
export function openControl({ dataDir, db, clock, log, version }: Options): () => Promise<void> {
  const path = socketIn(dataDir);
  for (const name of readdirSync(dataDir)) {
    if (/^backup-.*\.part$/.test(name)) rmSync(join(dataDir, name), { force: true });
  }
  if (!canListen(path)) {
    log.info(
      "online backup is unavailable: the data folder's path is too long for a socket. Stop Weekwise to take a backup",
    );
    return async () => {};
  }
  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const backup = sendBackup(request, response, { dataDir, db, clock, log, version })
      .catch((error: unknown) => {
        log.error({ err: error }, "backup failed");
        if (!response.headersSent) response.statusCode = 500;
        response.end();
      })
      .finally(() => running.delete(backup));
    running.add(backup);
  });
  server.on("error", (error) => log.warn({ err: error }, "online backup is unavailable"));
  // We hold the folder's lock, so an existing socket was left by a dead process.
  rmSync(path, { force: true });
  server.listen(path, () => chmodSync(path, 0o600));
  return async () => {
    server.close();
    server.closeAllConnections();
    // The database must not be closed during a backup.
    await Promise.all(running);
  };
}

/** Writes the backup to a file first: it blocks the database, and must not wait for a slow reader. */
async function sendBackup(incoming: IncomingMessage, response: ServerResponse, options: Options): Promise<void> {
  if (incoming.method !== "POST" || incoming.url !== "/backup") {
    response.writeHead(404).end();
    return;
  }
  const { dataDir, db, clock, log, version } = options;
  const draft = join(dataDir, `backup-${randomUUID()}.part`);
  try {
    await writeBackup(db, createWriteStream(draft, { flags: "wx", mode: 0o600 }), { version, now: clock.now() });
    await pipeline(createReadStream(draft), response);
    log.info("backup completed");
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Requests a backup from the running Weekwise that holds a data folder; undefined when none is running. */
export function askForBackup(dataDir: string): Promise<IncomingMessage | undefined> {
  const socketPath = socketIn(dataDir);
  if (!canListen(socketPath)) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath, path: "/backup", method: "POST" }, resolve);
    outgoing.on("error", (error) => {
      if (["ENOENT", "ECONNREFUSED", "ENOTSOCK"].includes(codeOf(error) ?? "")) resolve(undefined);
      else reject(error);
    });
    outgoing.end();
  });
}
