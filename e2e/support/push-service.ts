import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "./free-port.ts";

type Received = { path: string; headers: IncomingHttpHeaders; body: string; bytes: Buffer };

/** Stands in for a browser's push service, which tests cannot reach; it stores what it receives. */
export async function startPushService() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    received.push({ path: request.url ?? "", headers: request.headers, body: bytes.toString("utf8"), bytes });
    response.end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${port}/push`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
