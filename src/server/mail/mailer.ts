import { createTransport } from "nodemailer";
import type { Clock } from "#server/clock.ts";
import { deleteLinks, writeToOutbox } from "./outbox.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  messageId?: string;
  headers?: Record<string, string>;
};

/** Sends email: through a real server, or to a folder that a household can look into. */
export type Mailer = {
  kind: "smtp" | "outbox";
  send(mail: Mail): Promise<void>;
  /** Tries once, and returns the server's response. */
  sendOnce(mail: Mail): Promise<string>;
  /** Deletes stored links to an address, which are no longer valid. */
  forget(to: string): Promise<void>;
  close(): void;
};

type Options = { smtpUrl: string | undefined; from: string; dataDir: string; clock: Clock };

const RETRY_AFTER = [1_000, 5_000, 30_000];

export function openMailer({ smtpUrl, from, dataDir, clock }: Options): Mailer {
  if (smtpUrl === undefined) {
    return {
      kind: "outbox",
      send: (mail) => writeToOutbox(dataDir, { ...mail, from }, clock.now()),
      sendOnce: () => Promise.reject(new Error("This server is not set up to send email")),
      forget: (to) => deleteLinks(dataDir, to),
      close: () => {},
    };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const stop = new AbortController();
  async function send(mail: Mail): Promise<void> {
    for (const wait of [...RETRY_AFTER, undefined]) {
      try {
        await transport.sendMail({ from, ...mail });
        return;
      } catch (error) {
        if (wait === undefined || stop.signal.aborted) throw error;
        await pause(wait, stop.signal);
      }
    }
  }
  return {
    kind: "smtp",
    send,
    sendOnce: async (mail) => (await transport.sendMail({ from, ...mail })).response,
    forget: async () => {},
    close() {
      stop.abort();
      transport.close();
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
