import { closeSync, fsyncSync, openSync } from "node:fs";
import type { PGlite, postgresMod } from "@electric-sql/pglite";
import type { Filesystem } from "@electric-sql/pglite/basefs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Engine = postgresMod.PostgresMod;
type OpenFile = { nfd: number };

/** The parts of Emscripten's NODEFS that we use; its published types omit them. */
type NodeFilesystem = {
  stream_ops: { fsync?: (file: OpenFile) => number };
  tryFSOperation: (act: () => number) => number;
};

export type DurableFs = Filesystem & {
  /** How often the disk was synced. */
  syncs: () => number;
};

type Options = { folder: string; onAbort: () => void; fsync?: ((file: number) => void) | undefined };

/**
 * A folder on disk for the embedded database, with an fsync that reaches the disk. PGlite ships for browsers: its
 * NODEFS has no fsync operation, so PostgreSQL's calls do nothing and a power cut leaves a database that won't open.
 * PostgreSQL opens and syncs folders like files, so this one operation serves both. A failed fsync must reach
 * PostgreSQL as an error number (tryFSOperation does that): it then stops before it acknowledges the commit, and
 * `onAbort` is called.
 */
export function durableFs({ folder, onAbort, fsync = fsyncSync }: Options): DurableFs {
  const disk = new NodeFS(folder);
  let count = 0;
  const addFsync = (engine: Engine) => {
    const nodefs = engine.NODEFS as unknown as NodeFilesystem;
    nodefs.stream_ops.fsync = (file) =>
      nodefs.tryFSOperation(() => {
        fsync(file.nfd);
        count += 1;
        return 0;
      });
  };
  return {
    syncs: () => count,
    async init(pg: PGlite, options: Partial<Engine>) {
      const { emscriptenOpts } = await disk.init(pg, options);
      return { emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] } };
    },
    syncToFs: () => disk.syncToFs(),
    initialSyncFs: () => disk.initialSyncFs(),
    closeFs: () => disk.closeFs(),
    dumpTar: (name, compression) => disk.dumpTar(name, compression),
  };
}

/** Waits until a file's contents, or a folder's names, are on disk. */
export function syncPath(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
