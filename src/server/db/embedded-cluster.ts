import { PGlite } from "@electric-sql/pglite";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { durableFs } from "./durable-fs.ts";

/** The PostgreSQL inside the pinned PGlite; a test compares. */
export const EMBEDDED_MAJOR = "18";

/** "-F" is PGlite's "never fsync". The sync method is named because Emscripten's fdatasync, the default, does nothing. */
const START = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...[
    "fsync=on",
    "wal_sync_method=fsync",
    "full_page_writes=on",
    "synchronous_commit=on",
    "shared_buffers=8MB",
  ].flatMap((setting) => ["-c", setting]),
];

export type Cluster = { pg: PGlite; syncs: () => number; stop: () => Promise<void> };

type Options = {
  folder: string;
  /** Hears why the engine gave up (a full or failing disk). Nothing acknowledged is lost; only a new start helps. */
  onStopped: (message: string) => void;
  /** Tests put a failing disk here. */
  fsync?: (file: number) => void;
};

/** Starts the engine on a folder that createCluster made. */
export async function startCluster({ folder, onStopped, fsync }: Options): Promise<Cluster> {
  let stopped: string | undefined;
  let complaint = "";
  let isOpen = false;
  const onAbort = () => {
    stopped = `The embedded database has stopped: ${complaint}. Fix the cause and restart Weekwise.`;
    // Before that the caller gets the error itself.
    if (isOpen) onStopped(stopped);
  };
  const onStderr = (line: string) => {
    complaint = /(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1] ?? complaint;
    return false;
  };
  const disk = durableFs({ folder, onAbort, fsync });
  const pg = new PGlite({ fs: disk, startParams: START, relaxedDurability: false, onStderr });
  try {
    await pg.waitReady;
  } catch (error) {
    throw complaint ? new Error(complaint, { cause: error }) : error;
  }
  isOpen = true;
  forgetRowTypes(pg);
  refuseWhenStopped(pg, () => stopped);
  letOthersIn(pg);
  return {
    pg,
    syncs: disk.syncs,
    // An engine that gave up can't be asked to shut down; recovery at the next start does what is left.
    stop: async () => (stopped === undefined ? pg.close() : undefined),
  };
}

/** From here on PostgreSQL's numbers of types are those of tables and views, its own and ours. */
const FIRST_ROW_TYPE = 10_000;

/** PGlite copies its readers for every statement. Of 361, 264 are for lists of a table's whole rows, which nobody asks for. */
export function forgetRowTypes({ parsers, serializers }: PGlite): void {
  for (const list of [parsers, serializers])
    for (const type of Object.keys(list)) if (Number(type) >= FIRST_ROW_TYPE) delete list[type];
}

/** PGlite would enter the stopped engine again and never come back, and the whole server with it. */
function refuseWhenStopped(pg: PGlite, reason: () => string | undefined): void {
  const enter = pg.execProtocolRawSync.bind(pg);
  pg.execProtocolRawSync = (message) => {
    const stopped = reason();
    if (stopped !== undefined) throw new Error(stopped);
    return enter(message);
  };
}

/** After so many milliseconds of statements one after another, whatever else waits has its turn. */
const IN_A_ROW = 20;

/**
 * The engine runs in this process and answers at once, so statements that follow each other never leave the event loop. Here
 * they do now and then, wherever they come from: a long transaction is then long, but nobody is unanswered for its sake.
 */
function letOthersIn(pg: PGlite): void {
  let since = performance.now();
  const pause = async () => {
    if (performance.now() - since < IN_A_ROW) return;
    await yieldToEventLoop();
    since = performance.now();
  };
  const run = pg.execProtocol.bind(pg);
  pg.execProtocol = async (message, options) => {
    await pause();
    return run(message, options);
  };
  const stream = pg.execProtocolStream.bind(pg);
  pg.execProtocolStream = async (message, options) => {
    await pause();
    return stream(message, options);
  };
}
