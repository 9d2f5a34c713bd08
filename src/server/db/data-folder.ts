import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { tryLock } from "fs-native-extensions";
import { codeOf, startError } from "#server/start-error.ts";

const REASONS: Record<string, string> = {
  EACCES: "this user does not have permission to write there",
  EPERM: "this user does not have permission to write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "this user's disk quota is used up",
  ENOTDIR: "part of that path is a file",
  EEXIST: "a file with that name already exists",
  EISDIR: "its file 'lock' is a folder",
  ENOENT: "part of that path does not exist",
};

/** The start error for an unusable folder, or undefined for any other error. */
export function folderError(folder: string, error: unknown): Error | undefined {
  const reason = REASONS[codeOf(error) ?? ""];
  if (!reason) return undefined;
  return startError(`The data folder ${folder} can't be used: ${reason}. Fix this, or set DATA_DIR to another folder.`);
}

/** Creates the folder if necessary and locks it for this process; returns how to unlock it. */
export function lockDataFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return lockFile(folder);
  } catch (error) {
    throw folderError(folder, error) ?? error;
  }
}

/**
 * A kernel lock on an open file rather than a lock file: a killed process leaves nothing to clean up, and a reused
 * process id can't be mistaken for the owner.
 */
function lockFile(folder: string): () => void {
  const path = join(folder, "lock");
  const file = openSync(path, "a+", 0o600);
  try {
    if (!tryLock(file)) {
      const owner = readOwner(path);
      throw startError(
        `The data folder ${folder} is in use by another Weekwise${owner}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    ftruncateSync(file);
    writeSync(file, `${process.pid}\n`);
    fsyncSync(file);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return () => closeSync(file);
}

function readOwner(path: string): string {
  try {
    const pid = /^\d+/.exec(readFileSync(path, "utf8"))?.[0];
    return pid ? ` (process ${pid})` : "";
  } catch {
    return "";
  }
}
