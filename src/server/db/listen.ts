import pg from "pg";

type Hears = {
  onMessage: (text: string) => void;
  /** Called after a reconnect: notifications may have been missed. */
  onGap: () => void;
};

/** Listens on a channel until the returned function is called. */
export type Listen = (channel: string, hears: Hears) => () => Promise<void>;

const SHORTEST = 500;
const LONGEST = 30_000;

/**
 * Listens on a dedicated connection, since pooled ones are shared. A lost one is re-established with increasing delays.
 */
export function listenOn(databaseUrl: string, log: (message: string) => void): Listen {
  return (channel, { onMessage, onGap }) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isStopped = false;
    let wait = SHORTEST;
    let hasHeard = false;

    async function connect(): Promise<void> {
      const fresh = new pg.Client({
        connectionString: databaseUrl,
        application_name: "weekwise-live",
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
      });
      client = fresh;
      let isLost = false;
      const lose = (error?: Error) => {
        if (isLost || isStopped) return;
        isLost = true;
        fresh.end().catch(() => {});
        if (error) log(`Temporarily not receiving changes from other processes: ${error.message}`);
        timer = setTimeout(() => void connect(), wait);
        timer.unref();
        wait = Math.min(2 * wait, LONGEST);
      };
      fresh.on("error", lose);
      fresh.on("end", () => lose());
      fresh.on("notification", ({ payload }) => onMessage(payload ?? ""));
      try {
        await fresh.connect();
        await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
        wait = SHORTEST;
        if (hasHeard) onGap();
        hasHeard = true;
      } catch (error) {
        lose(error instanceof Error ? error : new Error(String(error)));
      }
    }

    const first = connect();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      await first;
      await client?.end().catch(() => {});
    };
  };
}
