import { Readable } from "node:stream";
import { CHANGE_MEMORY } from "#contract/live-constants.ts";
import { Fault } from "#server/fault.ts";
import type { Log } from "#server/log.ts";
import type { Changes } from "./changes.ts";

/** A connection's owner: a user's session in a household. */
export type Holder = { user: string; household: string; sid: string | undefined };
type Connection = Holder & { stream: Readable };

/** Enough for every window of one user, without taking all of the server's. */
const MAX_PER_USER = 12;
const MAX_CONNECTIONS = 5_000;
/** Shorter than any proxy's idle timeout. */
const KEEP_ALIVE = 20_000;
/** A session can end in many ways; those without an event are detected within this time. */
const CHECK_INTERVAL = 5_000;
/** The maximum unread bytes of a slow reader. */
const MAX_UNREAD_BYTES = 16_384;

type Options = {
  changes: Changes;
  log: Log;
  /** Returns those that are still valid. */
  findValid: (holders: readonly Holder[]) => Promise<ReadonlySet<Holder>>;
};

export type Connections = ReturnType<typeof openConnections>;

/** Every open live connection of this process, by household. It only sends that something changed. */
export function openConnections({ changes, log, findValid }: Options) {
  const byHousehold = new Map<string, Set<Connection>>();
  const countsByUser = new Map<string, number>();
  let count = 0;

  /** When each household last changed, as far back as needed. */
  const recent = new Map<string, number>();
  const since = performance.now();

  const all = () => [...byHousehold.values()].flatMap((ofHousehold) => [...ofHousehold]);

  function write({ stream }: Connection, text: string): void {
    if (stream.readableLength > MAX_UNREAD_BYTES) stream.destroy();
    else stream.push(text);
  }

  function end(connection: Connection): void {
    write(connection, "event: end\ndata:\n\n");
    connection.stream.push(null);
  }

  /** Ends connections whose session has ended, or switched to another household. */
  async function endInvalid(connections: readonly Connection[]): Promise<void> {
    if (connections.length === 0) return;
    try {
      const valid = await findValid(connections);
      for (const connection of connections) if (!valid.has(connection)) end(connection);
    } catch (error) {
      // A brief database failure ends no connection; the next check decides.
      log.warn({ err: error }, "live connections could not be checked");
    }
  }

  const stop = changes.subscribe(({ household, tab, isAboutPeople }) => {
    // Moved to the end, so that the oldest come first.
    recent.delete(household);
    recent.set(household, performance.now());
    const connections = [...(byHousehold.get(household) ?? [])];
    for (const connection of connections) write(connection, changed(tab));
    if (isAboutPeople) void endInvalid(connections);
  });
  let missedAt = 0;
  changes.onGap(() => {
    missedAt = performance.now();
    for (const connection of all()) write(connection, changed(undefined));
    void endInvalid(all());
  });
  const keepAliveTimer = setInterval(() => {
    for (const connection of all()) write(connection, ": still here\n\n");
  }, KEEP_ALIVE);
  const checkTimer = setInterval(() => {
    deleteOldChanges();
    void endInvalid(all());
  }, CHECK_INTERVAL);
  for (const timer of [keepAliveTimer, checkTimer]) timer.unref();

  function deleteOldChanges(): void {
    for (const [household, at] of recent) {
      if (performance.now() - at < 2 * CHANGE_MEMORY) return;
      recent.delete(household);
    }
  }

  /** Whether a household may have changed within this many milliseconds. Unknown for the time before startup. */
  function hasChanged(household: string, age: number): boolean {
    const asOf = performance.now() - age;
    return asOf <= Math.max(since, missedAt, recent.get(household) ?? 0);
  }

  function open(holder: Holder, age = 0): Readable {
    const { user, household } = holder;
    const openCount = countsByUser.get(user) ?? 0;
    if (openCount >= MAX_PER_USER || count >= MAX_CONNECTIONS) {
      throw new Fault("too_many", "Too many windows are open", { retryAfter: 60 });
    }
    const stream = new Readable({ read() {} });
    const connection = { ...holder, stream };
    const ofHousehold = byHousehold.get(household) ?? new Set();
    byHousehold.set(household, ofHousehold.add(connection));
    countsByUser.set(user, openCount + 1);
    count += 1;
    stream.once("close", () => {
      ofHousehold.delete(connection);
      if (ofHousehold.size === 0 && byHousehold.get(household) === ofHousehold) byHousehold.delete(household);
      const remaining = (countsByUser.get(user) ?? 1) - 1;
      if (remaining === 0) countsByUser.delete(user);
      else countsByUser.set(user, remaining);
      count -= 1;
    });
    stream.push("retry: 3000\nevent: ready\ndata:\n\n");
    if (age > 0 && hasChanged(household, age)) stream.push(changed(undefined));
    return stream;
  }

  return {
    open,
    count: () => count,
    close() {
      clearInterval(keepAliveTimer);
      clearInterval(checkTimer);
      stop();
      for (const { stream } of all()) stream.push(null);
    },
  };
}

/** The tab's id comes from a header, so it is validated before it is sent. */
const changed = (tab: string | undefined) => `event: changed\ndata: ${tab ?? ""}\n\n`;
