import { Readable } from "node:stream";
import { CHANGE_MEMORY } from "#contract/live-constants.ts";
import { Fault } from "#server/fault.ts";
import type { Log } from "#server/log.ts";
import type { Changes } from "./changes.ts";

/** A connection's owner: a user's session in a household. */
export type Holder = { user: string; household: string; sid: string | undefined };
type Connection = Holder & { stream: Readable };

/** Enough for every window of one user, without taking all of the server's. */
const FOR_A_PERSON = 12;
const IN_ALL = 5_000;
/** Shorter than any proxy's idle timeout. */
const KEEP_ALIVE = 20_000;
/** A session can end in many ways; those without an event are detected within this time. */
const LOOK_AGAIN = 5_000;
/** The maximum unread bytes of a slow reader. */
const UNREAD = 16_384;

type Options = {
  changes: Changes;
  log: Log;
  /** Returns those that are still valid. */
  findValid: (holders: readonly Holder[]) => Promise<ReadonlySet<Holder>>;
};

export type Connections = ReturnType<typeof openConnections>;

/** Every open live connection of this process, by household. It only sends that something changed. */
export function openConnections({ changes, log, findValid }: Options) {
  const homes = new Map<string, Set<Connection>>();
  const ofPerson = new Map<string, number>();
  let count = 0;

  /** When each household last changed, as far back as needed. */
  const recent = new Map<string, number>();
  const since = performance.now();

  const all = () => [...homes.values()].flatMap((home) => [...home]);

  function write({ stream }: Connection, text: string): void {
    if (stream.readableLength > UNREAD) stream.destroy();
    else stream.push(text);
  }

  function end(connection: Connection): void {
    write(connection, "event: end\ndata:\n\n");
    connection.stream.push(null);
  }

  /** Ends connections whose session has ended, or switched to another household. */
  async function look(held: readonly Connection[]): Promise<void> {
    if (held.length === 0) return;
    try {
      const valid = await findValid(held);
      for (const connection of held) if (!valid.has(connection)) end(connection);
    } catch (error) {
      // A brief database failure ends no connection; the next check decides.
      log.warn({ err: error }, "live connections could not be checked");
    }
  }

  const stop = changes.subscribe(({ household, tab, isAboutPeople }) => {
    // Moved to the end, so that the oldest come first.
    recent.delete(household);
    recent.set(household, performance.now());
    const held = [...(homes.get(household) ?? [])];
    for (const connection of held) write(connection, changed(tab));
    if (isAboutPeople) void look(held);
  });
  let missedAt = 0;
  changes.whenMissed(() => {
    missedAt = performance.now();
    for (const connection of all()) write(connection, changed(undefined));
    void look(all());
  });
  const alive = setInterval(() => {
    for (const connection of all()) write(connection, ": still here\n\n");
  }, KEEP_ALIVE);
  const again = setInterval(() => {
    forgetOld();
    void look(all());
  }, LOOK_AGAIN);
  for (const timer of [alive, again]) timer.unref();

  function forgetOld(): void {
    for (const [household, at] of recent) {
      if (performance.now() - at < 2 * CHANGE_MEMORY) return;
      recent.delete(household);
    }
  }

  /** Whether a household may have changed within this many milliseconds. Unknown for the time before startup. */
  function hasChanged(household: string, age: number): boolean {
    const asked = performance.now() - age;
    return asked <= Math.max(since, missedAt, recent.get(household) ?? 0);
  }

  function open(holder: Holder, age = 0): Readable {
    const { user, household } = holder;
    const held = ofPerson.get(user) ?? 0;
    if (held >= FOR_A_PERSON || count >= IN_ALL) {
      throw new Fault("too_many", "Too many windows are open", { retryAfter: 60 });
    }
    const stream = new Readable({ read() {} });
    const connection = { ...holder, stream };
    const home = homes.get(household) ?? new Set();
    homes.set(household, home.add(connection));
    ofPerson.set(user, held + 1);
    count += 1;
    stream.once("close", () => {
      home.delete(connection);
      if (home.size === 0 && homes.get(household) === home) homes.delete(household);
      const left = (ofPerson.get(user) ?? 1) - 1;
      if (left === 0) ofPerson.delete(user);
      else ofPerson.set(user, left);
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
      clearInterval(alive);
      clearInterval(again);
      stop();
      for (const { stream } of all()) stream.push(null);
    },
  };
}

/** The tab's id comes from a header, so it is validated before it is sent. */
const changed = (tab: string | undefined) => `event: changed\ndata: ${tab ?? ""}\n\n`;
