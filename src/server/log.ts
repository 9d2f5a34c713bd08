import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** A log that never sees a body, a header or a query string. */
export function openLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A second guard, should somebody log an object that carries one of these.
    redact: {
      paths: ["password", "newPassword", "token", "cookie", "authorization", "*.password", "*.newPassword", "*.token"],
      censor: "[hidden]",
    },
  };
  return to ? pino(options, to) : pino(options);
}
