import { createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Clock } from "#server/clock.ts";
import { syncPath } from "#server/db/durable-fs.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Settings } from "#server/env.ts";
import { codeOf, startError } from "#server/start-error.ts";
import { askForBackup } from "./control.ts";
import type { Contents } from "./format.ts";
import { checkBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

type Options = { path: string; settings: Pick<Settings, "dataDir" | "databaseUrl">; clock: Clock; version: string };

/**
 * Writes a backup to a temporary file, verifies it, and only then renames it, so a file with the final name is always
 * complete.
 */
export async function takeBackup({ path, settings, clock, version }: Options): Promise<Contents> {
  const draft = `${path}.${process.pid}.part`;
  try {
    await writeDraft(draft, { settings, clock, version });
    const contents = await checkBackup(draft);
    syncPath(draft);
    renameSync(draft, path);
    syncPath(dirname(path));
    return contents;
  } catch (error) {
    throw readableError(path, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

async function writeDraft(draft: string, { settings, clock, version }: Omit<Options, "path">): Promise<void> {
  const openDraft = () => createWriteStream(draft, { flags: "wx", mode: 0o600 });
  const running = settings.databaseUrl === undefined ? await askForBackup(settings.dataDir) : undefined;
  if (running !== undefined) {
    if (running.statusCode !== 200)
      throw startError("The running Weekwise couldn't take the backup. Check its log for the reason.");
    await pipeline(running, openDraft());
    return;
  }
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, "db"))) {
    throw startError(`There is no Weekwise in ${settings.dataDir} to back up. Check DATA_DIR.`);
  }
  const { db, close } = await openDatabase(settings);
  try {
    await writeBackup(db, openDraft(), { version, now: clock.now() });
  } finally {
    await close();
  }
}

const REASONS: Record<string, string> = {
  ENOENT: "its folder does not exist",
  ENOTDIR: "part of that path is a file",
  EISDIR: "it is a folder",
  EACCES: "this user does not have permission to write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};

function readableError(path: string, error: unknown): unknown {
  const reason = REASONS[codeOf(error) ?? ""];
  return reason === undefined ? error : startError(`The backup can't be written to ${path}: ${reason}.`);
}
