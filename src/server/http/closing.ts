import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const SWEEP_INTERVAL = 50;
const TIMEOUT = 8_000;

/**
 * Lets a shutdown finish as soon as the last request is answered. A server waits for its connections, and many have no
 * request: kept alive, opened in advance, or stuck in the middle of a header. While closing, those are ended
 * repeatedly; requests still unanswered after some seconds are cut off.
 */
export function closePromptly(app: FastifyInstance): void {
  /** Every open connection and its number of pending requests. */
  const connections = new Map<Socket, number>();
  const changePending = (socket: Socket, change: number) => {
    const requests = connections.get(socket);
    if (requests !== undefined) connections.set(socket, requests + change);
  };
  app.server.on("connection", (socket: Socket) => {
    connections.set(socket, 0);
    socket.once("close", () => connections.delete(socket));
  });
  app.server.on("request", ({ socket }, answer: ServerResponse) => {
    changePending(socket, 1);
    answer.once("close", () => changePending(socket, -1));
  });
  app.addHook("preClose", async () => {
    const sweep = setInterval(() => {
      for (const [socket, requests] of connections) if (requests === 0) socket.destroySoon();
    }, SWEEP_INTERVAL);
    const timeout = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, TIMEOUT);
    for (const timer of [sweep, timeout]) {
      timer.unref();
      app.server.once("close", () => clearTimeout(timer));
    }
  });
}
