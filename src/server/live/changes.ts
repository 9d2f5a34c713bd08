import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { TAB_HEADER } from "#contract/live-words.ts";
import type { Database, Db } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";

/** That something of a household is another than before. What it is says nobody: whoever may see it asks. */
export type Change = {
  household: string;
  /** The tab that did it, which knows already. */
  tab?: string | undefined;
  /** Who belongs to the household, or what they may do, changed. */
  isAboutPeople?: boolean | undefined;
};

type Listener = (change: Change) => void;

export type Changes = {
  publish(change: Change): void;
  /** Hears every change, of this process and of others. The answer ends it. */
  subscribe(listener: Listener): () => void;
  /** Calls back when changes of other processes may have been missed. */
  whenMissed(listener: () => void): void;
  close(): Promise<void>;
};

const CHANNEL = "weekwise_changes";

/** Changes of so many milliseconds travel together: a notification makes other commits wait, however briefly. */
const TOGETHER = 50;

type Options = { db: Db; listen?: Database["listen"]; log: Log };

/**
 * Tells everybody who listens, in this process at once and in others through PostgreSQL. The embedded database has no other
 * process. It is told after the commit, so whoever asks then sees it.
 */
export function openChanges({ db, listen, log }: Options): Changes {
  const own = randomUUID();
  const listeners = new Set<Listener>();
  const missed = new Set<() => void>();
  const waiting = new Map<string, Change>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const deliver = (change: Change) => {
    for (const listener of listeners) listener(change);
  };

  function send(): void {
    timer = undefined;
    const messages = [...waiting.values()].map((change) => JSON.stringify({ from: own, ...change }));
    waiting.clear();
    const notify = sql`select pg_notify(${CHANNEL}, message) from unnest(${sql.param(messages)}::text[]) as message`;
    sending = sending
      .then(async () => void (await db.execute(notify)))
      .catch((error: unknown) => log.warn({ err: error }, "other processes could not be notified of a change"));
  }

  const stop = listen?.(CHANNEL, {
    onMessage: (text) => {
      const change = parse(text);
      if (change !== undefined && change.from !== own) deliver(change);
    },
    onGap: () => {
      for (const listener of missed) listener();
    },
  });

  return {
    publish(change) {
      deliver(change);
      if (listen === undefined) return;
      const { household, tab, isAboutPeople } = change;
      const before = waiting.get(household);
      // Two tabs did something: neither knows of the other's.
      const both = before === undefined || before.tab === tab ? { tab } : {};
      waiting.set(household, { household, ...both, isAboutPeople: isAboutPeople || before?.isAboutPeople });
      timer ??= setTimeout(send, TOGETHER);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenMissed: (listener) => void missed.add(listener),
    async close() {
      if (timer !== undefined) {
        clearTimeout(timer);
        send();
      }
      await sending;
      await stop?.();
    },
  };
}

/** What others sent; anybody who can reach the database can send anything. */
function parse(text: string): (Change & { from: string }) | undefined {
  try {
    const { from, household, tab, isAboutPeople } = JSON.parse(text);
    if (typeof from !== "string" || typeof household !== "string") return undefined;
    return { from, household, tab: typeof tab === "string" ? tab : undefined, isAboutPeople: isAboutPeople === true };
  } catch {
    return undefined;
  }
}

/** What the tab that makes a request calls itself. */
export function tabOf(request: FastifyRequest): string | undefined {
  const tab = request.headers[TAB_HEADER];
  return typeof tab === "string" && /^[\w-]{8,64}$/.test(tab) ? tab : undefined;
}
