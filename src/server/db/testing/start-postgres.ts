import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findOwner, findPrograms, type Owner } from "./binaries.ts";

export type TestServer = {
  /** An administrator's URL; create your own databases through it. */
  url: string;
  /** The same through a Unix socket, where available: small statements are a fifth faster. */
  quickUrl: string;
  stop: () => Promise<void>;
  /** The data is in `data` of this folder. */
  folder: string;
  /** Restarts it on the same folder and port, after a durable one was killed. */
  startAgain: () => Promise<TestServer>;
};

/** Speed over safety: the data only lives as long as the tests. */
const QUICK = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  shared_buffers: "32MB",
  max_connections: "100",
  log_min_messages: "fatal",
};

/**
 * A shell sits between us and the server and holds a pipe from us: when this process ends, even by SIGKILL, the pipe
 * closes, the server is stopped and its folder deleted, unless it is to be restarted.
 */
const GUARD = `
folder=$1; keep=$2; shift 2; exec 3<&0
"$@" 3<&- & server=$!
( cat <&3 >/dev/null; kill -INT $server 2>/dev/null ) & watcher=$!
wait $server; code=$?
kill $watcher 2>/dev/null; [ "$keep" ] || rm -rf "$folder"; exit $code`;

type Options = {
  /** Durable like a production server, for tests that kill it. */
  isDurable?: boolean;
};

/** Starts a PostgreSQL from the npm package, on a free port, in a temporary folder. */
export async function startPostgres({ isDurable = false }: Options = {}): Promise<TestServer> {
  const owner = findOwner();
  // Under root, the environment's temporary folder may be inaccessible to the server's user.
  const folder = mkdtempSync(join(owner ? "/tmp" : tmpdir(), "weekwise-postgres-"));
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const password = randomBytes(16).toString("hex");
    const programs = findPrograms(owner, folder);
    const place = { programs, owner, folder, password, port: await findFreePort(), isDurable };
    createData(place);
    return await startServer(place);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

type Place = { programs: string; owner: Owner; folder: string; password: string; port: number; isDurable: boolean };

function createData({ programs, owner, folder, password }: Place): void {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  // Anyone who can open the folder's socket is trusted, since checking passwords is slow. Network connections need one.
  const auth = ["--auth-host=scram-sha-256", "--auth-local=trust"];
  const flags = ["--username=postgres", ...auth, "--no-sync", ...locale];
  const args = [`--pgdata=${join(folder, "data")}`, `--pwfile=${passwordFile}`, ...flags];
  execFileSync(join(programs, "initdb"), args, { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
}

async function startServer(place: Place): Promise<TestServer> {
  const { programs, owner, folder, password, port, isDurable } = place;
  const hasSockets = process.platform !== "win32";
  const sockets = { unix_socket_directories: hasSockets ? folder : "" };
  const settings = Object.entries({ ...SETTINGS, ...sockets, ...(!isDurable && QUICK) }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const command = [join(programs, "postgres"), "-D", join(folder, "data"), "-p", String(port), ...settings];
  const server = spawn("sh", ["-c", GUARD, "guard", folder, isDurable ? "keep" : "", ...command], {
    ...owner,
    cwd: folder,
    // Detached from the terminal's group: Ctrl-C must reach the tests first.
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  server.stdin.on("error", () => {});
  let isExpected = true;
  let output = "";
  server.stderr.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  });
  const ended = once(server, "exit").then(([code]) => {
    if (!isExpected) console.error(`The tests' PostgreSQL died (code ${code}); what follows fails. ${output}`);
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  for (let attempt = 0; !(await answers(url)); attempt += 1) {
    if (server.exitCode !== null || attempt > 600) throw new Error(`The tests' PostgreSQL did not start. ${output}`);
    await sleep(50);
  }
  isExpected = isDurable;
  return {
    url,
    quickUrl: hasSockets ? `${url}?host=${encodeURIComponent(folder)}` : url,
    folder,
    startAgain: () => startServer(place),
    stop: async () => {
      isExpected = true;
      server.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("no free port");
  return address.port;
}
