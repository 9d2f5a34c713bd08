import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino } from "pino";
import { codeOf } from "./start-error.ts";

export type Log = Logger;

/** A log that never contains a body, a header or a query string. */
export function openLog(level: string, to: DestinationStream = standardOutput): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutValues },
      // A safety net, in case an object with one of these is logged.
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

/** A failed query contains its parameters, which are personal data: names, addresses, hashes. */
function withoutValues(error: Error): object {
  const serialized: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  if (!("params" in serialized)) return serialized;
  const { params: _, message, stack, ...rest } = serialized;
  return {
    ...rest,
    message: String(message).split("\nparams:")[0],
    stack: String(stack).replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/g, ""),
  };
}

/**
 * Standard output, line by line. pino's own stream retries a write to a closed pipe forever on exit, so a server whose
 * terminal is closed would never stop and never release its data folder. Here unreadable lines are dropped.
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
