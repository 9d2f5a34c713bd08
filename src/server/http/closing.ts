import type { FastifyInstance } from "fastify";

/**
 * Lets a stop end as soon as the last open request is answered. A browser keeps its connection after the answer, and a
 * server waits for connections: so while closing, whatever falls idle is closed too.
 */
export function closePromptly(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once("close", () => clearInterval(timer));
    timer.unref();
  });
}
