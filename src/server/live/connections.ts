import { Readable } from "node:stream";
import { REMEMBERED } from "#contract/live-words.ts";
import { Fault } from "#server/fault.ts";
import type { Log } from "#server/log.ts";
import type { Changes } from "./changes.ts";

/** Whose connection: a session of a person in a household. */
export type Holder = { user: string; household: string; sid: string | undefined };
type Connection = Holder & { stream: Readable };

/** Enough for every window of one person, and nobody can take the server's all. */
const FOR_A_PERSON = 12;
const IN_ALL = 5_000;
/** Shorter than any proxy waits for the next byte. */
const KEEP_ALIVE = 20_000;
/** A session can end in many ways; those that nobody tells us of are found after so long. */
const LOOK_AGAIN = 5_000;
/** What one who does not read may leave unread. */
const UNREAD = 16_384;

type Options = {
  changes: Changes;
  log: Log;
  /** Which of these may still be where they are. */
  findValid: (holders: readonly Holder[]) => Promise<ReadonlySet<Holder>>;
};

export type Connections = ReturnType<typeof openConnections>;

/** Every open live connection of this process, by household. Nothing travels but that something changed. */
export function openConnections({ changes, log, findValid }: Options) {
  const homes = new Map<string, Set<Connection>>();
  const ofPerson = new Map<string, number>();
  let count = 0;

  /** When each household was last changed, as far back as anybody asks. */
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

  /** Ends those whose session is over, or is in another household by now. */
  async function look(held: readonly Connection[]): Promise<void> {
    if (held.length === 0) return;
    try {
      const valid = await findValid(held);
      for (const connection of held) if (!valid.has(connection)) end(connection);
    } catch (error) {
      // A database that is away for a moment ends nobody's connection; the next look decides.
      log.warn({ err: error }, "live connections could not be checked");
    }
  }

  const stop = changes.subscribe(({ household, tab, isAboutPeople }) => {
    // Put at the end, so that the oldest are the first.
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
      if (performance.now() - at < 2 * REMEMBERED) return;
      recent.delete(household);
    }
  }

  /** Whether something of a household may have changed within so many milliseconds. What was before the start nobody knows. */
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

/** The tab's own name comes from a header, so it is checked before it is written down here. */
const changed = (tab: string | undefined) => `event: changed\ndata: ${tab ?? ""}\n\n`;
