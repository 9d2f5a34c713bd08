import pg from "pg";

type ListenHandlers = {
  onMessage: (text: string) => void;
  /** Called after a reconnect: notifications may have been missed. */
  onGap: () => void;
};

/** Listens on a channel until the returned function is called. */
export type Listen = (channel: string, handlers: ListenHandlers) => () => Promise<void>;

const MIN_DELAY = 500;
const MAX_DELAY = 30_000;

/**
 * Listens on a dedicated connection, since pooled ones are shared. A lost one is re-established with increasing delays.
 */
export function listenOn(databaseUrl: string, log: (message: string) => void): Listen {
  return (channel, { onMessage, onGap }) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isStopped = false;
    let delay = MIN_DELAY;
    let hasConnected = false;

    async function connect(): Promise<void> {
      const newClient = new pg.Client({
        connectionString: databaseUrl,
        application_name: "weekwise-live",
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
      });
      client = newClient;
      let isLost = false;
      const reconnect = (error?: Error) => {
        if (isLost || isStopped) return;
        isLost = true;
        newClient.end().catch(() => {});
        if (error) log(`Temporarily not receiving changes from other processes: ${error.message}`);
        timer = setTimeout(() => void connect(), delay);
        timer.unref();
        delay = Math.min(2 * delay, MAX_DELAY);
      };
      newClient.on("error", reconnect);
      newClient.on("end", () => reconnect());
      newClient.on("notification", ({ payload }) => onMessage(payload ?? ""));
      try {
        await newClient.connect();
        await newClient.query(`listen ${pg.escapeIdentifier(channel)}`);
        delay = MIN_DELAY;
        if (hasConnected) onGap();
        hasConnected = true;
      } catch (error) {
        reconnect(error instanceof Error ? error : new Error(String(error)));
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
