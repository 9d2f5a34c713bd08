import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { TAB_HEADER } from "#contract/live-constants.ts";
import type { Database, Db } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";

/** A change of a household's data. It says nothing more: clients reload what they may see. */
export type Change = {
  household: string;
  /** The tab that made it, which already knows. */
  tab?: string | undefined;
  /** Whether membership or roles changed. */
  isAboutPeople?: boolean | undefined;
};

type Listener = (change: Change) => void;

export type Changes = {
  publish(change: Change): void;
  /** Receives every change, of this process and others. Returns how to unsubscribe. */
  subscribe(listener: Listener): () => void;
  /** Called when changes of other processes may have been missed. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
};

const CHANNEL = "weekwise_changes";

/** Changes within this many milliseconds are sent together: a notification briefly blocks other commits. */
const BATCH_DELAY = 50;

type Options = { db: Db; listen?: Database["listen"]; log: Log };

/**
 * Notifies all listeners, in this process at once and in others through PostgreSQL. The embedded database has no other
 * process. Published after the commit, so that reloading shows the change.
 */
export function openChanges({ db, listen, log }: Options): Changes {
  const instanceId = randomUUID();
  const listeners = new Set<Listener>();
  const gapListeners = new Set<() => void>();
  const pending = new Map<string, Change>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const deliver = (change: Change) => {
    for (const listener of listeners) listener(change);
  };

  function send(): void {
    timer = undefined;
    const messages = [...pending.values()].map((change) => JSON.stringify({ from: instanceId, ...change }));
    pending.clear();
    const notify = sql`select pg_notify(${CHANNEL}, message) from unnest(${sql.param(messages)}::text[]) as message`;
    sending = sending
      .then(async () => void (await db.execute(notify)))
      .catch((error: unknown) => log.warn({ err: error }, "other processes could not be notified of a change"));
  }

  const stop = listen?.(CHANNEL, {
    onMessage: (text) => {
      const change = parse(text);
      if (change !== undefined && change.from !== instanceId) deliver(change);
    },
    onGap: () => {
      for (const listener of gapListeners) listener();
    },
  });

  return {
    publish(change) {
      deliver(change);
      if (listen === undefined) return;
      const { household, tab, isAboutPeople } = change;
      const before = pending.get(household);
      // Two tabs made changes: neither knows of the other's.
      const both = before === undefined || before.tab === tab ? { tab } : {};
      pending.set(household, { household, ...both, isAboutPeople: isAboutPeople || before?.isAboutPeople });
      timer ??= setTimeout(send, BATCH_DELAY);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap: (listener) => void gapListeners.add(listener),
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

/** A message of another process; anyone who can reach the database can send anything. */
function parse(text: string): (Change & { from: string }) | undefined {
  try {
    const { from, household, tab, isAboutPeople } = JSON.parse(text);
    if (typeof from !== "string" || typeof household !== "string") return undefined;
    return { from, household, tab: typeof tab === "string" ? tab : undefined, isAboutPeople: isAboutPeople === true };
  } catch {
    return undefined;
  }
}

/** The id of the tab that makes a request. */
export function tabOf(request: FastifyRequest): string | undefined {
  const tab = request.headers[TAB_HEADER];
  return typeof tab === "string" && /^[\w-]{8,64}$/.test(tab) ? tab : undefined;
}
