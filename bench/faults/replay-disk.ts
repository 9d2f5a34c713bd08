import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

type Step = {
  op: string;
  path?: string;
  to?: string;
  file?: number;
  position?: number;
  length?: number;
  size?: number;
};
type Change = { bytes: Buffer; position: number } | { length: number; turn: number };
/** What the disk surely holds of a file, and what came since its last sync, in order. */
type File = { synced: Buffer; unsynced: Change[] };
type Names = Map<string, File | "folder">;
type NameChange = { turn: number; apply: (names: Names) => void };

export type Survival = {
  /** Whether an unsynced sector is on the disk anyway. */
  sector: () => boolean;
  /** How much of the unsynced changes of names and lengths is there, from 0 to 1; they come in order, as in a journal. */
  names: () => number;
};

const SECTOR = 512;

/**
 * The disk under a recorded database, at any moment of the record. A sync keeps what was written to its file, and all
 * changes of names and lengths so far, as the journals of ext4 and XFS do. Anything else may be lost, sector by sector.
 */
export function openDisk(start: string, { ignoreSyncs = false } = {}) {
  const names: Names = new Map();
  const synced: Names = new Map();
  let open = new Map<number, File | "folder">();
  let unsyncedNames: NameChange[] = [];
  let turn = 0;
  let syncedTurn = 0;

  load(start, "", names);
  for (const [path, entry] of names) synced.set(path, entry);

  function rename(apply: (names: Names) => void): void {
    turn += 1;
    apply(names);
    unsyncedNames.push({ turn, apply });
  }

  function sync(entry: File | "folder" | undefined): void {
    for (const { apply } of unsyncedNames) apply(synced);
    unsyncedNames = [];
    syncedTurn = turn;
    if (entry === undefined || entry === "folder") return;
    syncFile(entry);
  }

  /** Does one step of the record. */
  function step({ op, path = "", to = "", file = -1, position = 0, length = 0 }: Step, bytes: Buffer): void {
    const entry = path === "" ? open.get(file) : names.get(path);
    const target = entry === "folder" ? undefined : entry;
    if (op === "boot") open = new Map();
    else if (op === "open") open.set(file, entry ?? "folder");
    else if (op === "close") open.delete(file);
    else if (op === "write") target?.unsynced.push({ bytes, position });
    else if (op === "truncate") target?.unsynced.push({ length, turn: ++turn });
    else if (op === "sync" && !ignoreSyncs) sync(entry);
    else if (op === "create") {
      const made: File = { synced: Buffer.alloc(0), unsynced: [] };
      rename((at) => at.set(path, made));
    } else if (op === "folder") rename((at) => at.set(path, "folder"));
    else if (op === "remove") rename((at) => at.delete(path));
    else if (op === "rename") rename((at) => move(at, path, to));
  }

  /** Writes what the disk holds after a power cut just now. */
  function cut(folder: string, survival: Survival): void {
    const until = syncedTurn + Math.floor(survival.names() * (turn - syncedTurn + 1));
    const survivors: Names = new Map(synced);
    for (const { turn: at, apply } of unsyncedNames) if (at <= until) apply(survivors);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const [path, entry] of survivors)
      if (entry === "folder") mkdirSync(join(folder, path), { recursive: true, mode: 0o700 });
    for (const [path, entry] of survivors) {
      if (entry === "folder") continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, path), contentOf(entry, until, survival.sector), { mode: 0o600 });
    }
  }

  return { step, cut };
}

/** All of a file is on the disk. Mostly in place, for the log is long and synced at every commit. */
function syncFile(file: File): void {
  const fitsInPlace = ({ synced, unsynced }: File) =>
    unsynced.every((one) => "bytes" in one && one.position + one.bytes.length <= synced.length);
  if (fitsInPlace(file)) {
    for (const one of file.unsynced) if ("bytes" in one) one.bytes.copy(file.synced, one.position);
  } else file.synced = contentOf(file, Number.POSITIVE_INFINITY, () => true);
  file.unsynced = [];
}

function contentOf({ synced, unsynced }: File, until: number, survives: () => boolean): Buffer {
  if (unsynced.length === 0) return synced;
  const ends = unsynced.map((one) => ("bytes" in one ? one.position + one.bytes.length : one.length));
  const maxLength = ends.reduce((one, other) => Math.max(one, other), synced.length);
  const content = Buffer.alloc(maxLength);
  let length = synced.copy(content);
  for (const change of unsynced) {
    if ("bytes" in change) {
      for (const [from, to] of sectors(change.position, change.bytes.length)) {
        if (!survives()) continue;
        change.bytes.copy(content, from, from - change.position, to - change.position);
        length = Math.max(length, to);
      }
    } else if (change.turn <= until) {
      content.fill(0, Math.min(change.length, length), Math.max(change.length, length));
      length = change.length;
    }
  }
  return content.subarray(0, length);
}

function* sectors(position: number, size: number): Generator<[from: number, to: number]> {
  for (let from = position; from < position + size; ) {
    const to = Math.min(position + size, (Math.floor(from / SECTOR) + 1) * SECTOR);
    yield [from, to];
    from = to;
  }
}

/** A folder takes what is in it along. */
function move(names: Names, from: string, to: string): void {
  for (const [path, entry] of [...names]) {
    if (path !== from && !path.startsWith(`${from}/`)) continue;
    names.delete(path);
    names.set(`${to}${path.slice(from.length)}`, entry);
  }
}

function load(root: string, path: string, names: Names): void {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const name = path === "" ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      names.set(name, "folder");
      load(root, name, names);
    } else names.set(name, { synced: readFileSync(join(root, name)), unsynced: [] });
  }
}

/** The steps of a record, each with the place in it where the step ends. */
export function* readRecord(path: string): Generator<{ step: Step; bytes: Buffer; end: number }> {
  const file = openSync(path, "r");
  let end = 0;
  const readBytes = (size: number) => {
    const bytes = Buffer.alloc(size);
    if (size > 0 && readSync(file, bytes, 0, size, end) < size) return undefined;
    end += size;
    return bytes;
  };
  try {
    for (;;) {
      const size = readBytes(4)?.readUInt32LE();
      const head = size === undefined ? undefined : readBytes(size);
      if (head === undefined) return;
      const step: Step = JSON.parse(head.toString());
      const bytes = readBytes(step.size ?? 0);
      if (bytes === undefined) return;
      yield { step, bytes, end };
    }
  } finally {
    closeSync(file);
  }
}
