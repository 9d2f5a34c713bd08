import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino } from "pino";
import { codeOf } from "./start-error.ts";

export type Log = Logger;

/** A log that never sees a body, a header or a query string. */
export function openLog(level: string, to: DestinationStream = standardOutput): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // A second guard, should somebody log an object that carries one of these.
      redact: {
        paths: [
          "password",
          "newPassword",
          "token",
          "cookie",
          "authorization",
          "*.password",
          "*.newPassword",
          "*.token",
        ],
        censor: "[hidden]",
      },
    },
    to,
  );
}

/**
 * Standard output, line by line. pino's own stream repeats a write to a closed pipe for ever when the process ends, so a
 * server whose terminal is gone would never stop and never free its data folder. A line nobody can read is let go instead.
 */
const standardOutput: DestinationStream = {
  write(line) {
    for (let tries = 0; tries < 100; tries++) {
      try {
        writeSync(1, line);
        return;
      } catch (error) {
        if (codeOf(error) !== "EAGAIN") return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      }
    }
  },
};
