import { PGlite } from "@electric-sql/pglite";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { durableFs } from "./durable-fs.ts";

/** The PostgreSQL version inside the pinned PGlite; verified by a test. */
export const EMBEDDED_MAJOR = "18";

/** "-F" is PGlite's "never fsync". The sync method is named because Emscripten's fdatasync, the default, does nothing. */
const START_PARAMS = [
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
  /**
   * Called with the reason when the engine aborts (a full or failing disk). Acknowledged data is safe, but only a
   * restart helps.
   */
  onStopped: (message: string) => void;
  /** For tests: a failing disk. */
  fsync?: (file: number) => void;
};

/** Starts the engine on a folder created by createCluster. */
export async function startCluster({ folder, onStopped, fsync }: Options): Promise<Cluster> {
  let stopped: string | undefined;
  let engineError = "";
  let isOpen = false;
  const onAbort = () => {
    stopped = `The embedded database has stopped: ${engineError}. Fix the cause and restart Weekwise.`;
    // Before that the caller gets the error itself.
    if (isOpen) onStopped(stopped);
  };
  const onStderr = (line: string) => {
    engineError = /(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1] ?? engineError;
    return false;
  };
  const disk = durableFs({ folder, onAbort, fsync });
  const pg = new PGlite({ fs: disk, startParams: START_PARAMS, relaxedDurability: false, onStderr });
  try {
    await pg.waitReady;
  } catch (error) {
    throw engineError ? new Error(engineError, { cause: error }) : error;
  }
  isOpen = true;
  forgetRowTypes(pg);
  refuseWhenStopped(pg, () => stopped);
  yieldBetweenStatements(pg);
  return {
    pg,
    syncs: disk.syncs,
    // An aborted engine can't be shut down; recovery at the next start does the rest.
    stop: async () => (stopped === undefined ? pg.close() : undefined),
  };
}

/** From here on PostgreSQL's type ids are those of tables and views. */
const FIRST_ROW_TYPE = 10_000;

/**
 * PGlite copies its parsers for every statement. Of 361, 264 are for arrays of whole table rows, which are never used.
 */
export function forgetRowTypes({ parsers, serializers }: PGlite): void {
  for (const list of [parsers, serializers])
    for (const type of Object.keys(list)) if (Number(type) >= FIRST_ROW_TYPE) delete list[type];
}

/** PGlite would re-enter the stopped engine and hang, along with the whole server. */
function refuseWhenStopped(pg: PGlite, reason: () => string | undefined): void {
  const execute = pg.execProtocolRawSync.bind(pg);
  pg.execProtocolRawSync = (message) => {
    const stopped = reason();
    if (stopped !== undefined) throw new Error(stopped);
    return execute(message);
  };
}

/** After this many milliseconds of consecutive statements, other work gets its turn. */
const MAX_BLOCKING = 20;

/**
 * The engine runs in this process and responds synchronously, so consecutive statements never yield to the event loop.
 * This makes them yield now and then, so a long transaction doesn't block other requests.
 */
function yieldBetweenStatements(pg: PGlite): void {
  let lastYield = performance.now();
  const yieldIfDue = async () => {
    if (performance.now() - lastYield < MAX_BLOCKING) return;
    await yieldToEventLoop();
    lastYield = performance.now();
  };
  const run = pg.execProtocol.bind(pg);
  pg.execProtocol = async (message, options) => {
    await yieldIfDue();
    return run(message, options);
  };
  const stream = pg.execProtocolStream.bind(pg);
  pg.execProtocolStream = async (message, options) => {
    await yieldIfDue();
    return stream(message, options);
  };
}
