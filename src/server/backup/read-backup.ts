import { createHash } from "node:crypto";
import type * as z from "zod/mini";
import { readMigrations } from "#server/db/migrate.ts";
import { startError } from "#server/start-error.ts";
import { type Contents, Counters, FileEnd, FORMAT, Head, TableEnd, TableHead, type TableSum } from "./format.ts";
import { damaged, incompleteBackup, notABackup, readLines } from "./lines.ts";

/** A piece of a backup, in file order. */
export type Piece =
  | { head: Head }
  | { table: string; columns: string[] }
  | { rows: string[] }
  | { sum: TableSum }
  | { counters: Record<string, number>; rows: number };

/** Reads a backup piece by piece, and throws a readable error as soon as something is wrong. */
export async function* readBackup(path: string): AsyncGenerator<Piece> {
  const fileHash = createHash("sha256");
  let head: Head | undefined;
  let currentTable: { name: string; columns: string[]; rows: number; hash: ReturnType<typeof createHash> } | undefined;
  let counters: Record<string, number> | undefined;
  let hasEnded = false;
  let tables = 0;
  let total = 0;
  for await (const lines of readLines(path)) {
    let rows: string[] = [];
    for (const bytes of lines) {
      if (hasEnded) throw damaged(path, "unexpected data after the end");
      const value = parse(bytes, path, head !== undefined);
      if (head === undefined) {
        head = readHead(path, value);
        yield { head };
      } else if (currentTable !== undefined && Array.isArray(value)) {
        if (!isRow(value, currentTable.columns.length))
          throw damaged(path, `invalid row in table ${currentTable.name}`);
        currentTable.hash.update(bytes);
        currentTable.rows += 1;
        rows.push(bytes.toString("utf8", 0, bytes.length - 1));
      } else if (currentTable !== undefined) {
        if (rows.length > 0) yield { rows };
        rows = [];
        const end = expect(TableEnd, value, () => damaged(path, `invalid end of table ${currentTable?.name}`));
        const { hash, ...found } = currentTable;
        const sum = { ...found, sha256: hash.digest("hex") };
        if (end.end !== sum.name || end.rows !== sum.rows || end.sha256 !== sum.sha256) {
          throw damaged(path, `checksum mismatch in table ${sum.name}`);
        }
        yield { sum };
        tables += 1;
        total += sum.rows;
        currentTable = undefined;
      } else if (counters !== undefined) {
        const end = expect(FileEnd, value, () => damaged(path, "invalid end of file"));
        if (end.tables !== tables || end.rows !== total || end.sha256 !== fileHash.digest("hex")) {
          throw damaged(path, "checksum mismatch");
        }
        hasEnded = true;
        yield { counters, rows: total };
        continue;
      } else if (TableHead.safeParse(value).success) {
        const { table, columns } = expect(TableHead, value, () => damaged(path, "invalid table header"));
        currentTable = { name: table, columns, rows: 0, hash: createHash("sha256") };
        yield { table, columns };
      } else {
        counters = expect(Counters, value, () => damaged(path, "invalid data after the tables")).counters;
      }
      fileHash.update(bytes);
    }
    if (rows.length > 0) yield { rows };
  }
  if (head === undefined) throw notABackup(path);
  if (!hasEnded) throw incompleteBackup(path);
}

/** Reads a backup to its end and returns its contents; throws unless it is complete and undamaged. */
export async function checkBackup(path: string): Promise<Contents> {
  let head: Head | undefined;
  const tables: TableSum[] = [];
  for await (const piece of readBackup(path)) {
    if ("head" in piece) head = piece.head;
    if ("sum" in piece) tables.push(piece.sum);
    if ("counters" in piece && head !== undefined) return { head, tables, ...piece };
  }
  throw incompleteBackup(path);
}

function readHead(path: string, value: unknown): Head {
  const head = expect(Head, value, () => notABackup(path));
  const isKnown = readMigrations().some(({ folderMillis }) => folderMillis === head.schema);
  if (head.format > FORMAT || !isKnown) {
    throw startError(
      `The backup ${path} was made by Weekwise ${head.version}, which is newer than this one. Update Weekwise, then restore it.`,
    );
  }
  return head;
}

function parse(bytes: Buffer, path: string, isAfterHead: boolean): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw isAfterHead ? damaged(path, "invalid line") : notABackup(path);
  }
}

function expect<T extends z.ZodMiniType>(schema: T, value: unknown, createError: () => Error): z.output<T> {
  const found = schema.safeParse(value);
  if (!found.success) throw createError();
  return found.data;
}

const isRow = (value: unknown[], length: number) =>
  value.length === length && value.every((each) => each === null || typeof each === "string");
