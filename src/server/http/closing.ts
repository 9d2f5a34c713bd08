import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const SWEEP = 50;
const TIMEOUT = 8_000;

/**
 * Lets a shutdown finish as soon as the last request is answered. A server waits for its connections, and many have no
 * request: kept alive, opened in advance, or stuck in the middle of a header. While closing, those are ended
 * repeatedly; requests still unanswered after some seconds are cut off.
 */
export function closePromptly(app: FastifyInstance): void {
  /** Every open connection and its number of pending requests. */
  const open = new Map<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const requests = open.get(socket);
    if (requests !== undefined) open.set(socket, requests + change);
  };
  app.server.on("connection", (socket: Socket) => {
    open.set(socket, 0);
    socket.once("close", () => open.delete(socket));
  });
  app.server.on("request", ({ socket }, answer: ServerResponse) => {
    count(socket, 1);
    answer.once("close", () => count(socket, -1));
  });
  app.addHook("preClose", async () => {
    const sweep = setInterval(() => {
      for (const [socket, requests] of open) if (requests === 0) socket.destroySoon();
    }, SWEEP);
    const cut = setTimeout(() => {
      for (const socket of open.keys()) socket.destroy();
    }, TIMEOUT);
    for (const timer of [sweep, cut]) {
      timer.unref();
      app.server.once("close", () => clearTimeout(timer));
    }
  });
}
