import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The smallest proxy there is: each request goes to the next process in turn, and says who sent it. */
export async function roundRobin(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let inUse = ports;
  let turn = 0;
  const server = createServer((asked, answer) => {
    const port = inUse[turn++ % inUse.length];
    const headers = { ...asked.headers, "x-forwarded-for": asked.headers["x-test-address"] ?? "192.0.2.1" };
    const passed = request(
      { host: "127.0.0.1", port, agent, method: asked.method, path: asked.url, headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, { ...got.headers, "x-served-by": String(port) });
        got.pipe(answer);
      },
    );
    passed.once("error", () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on only the first ones take part. */
    limitTo: (count: number) => {
      inUse = ports.slice(0, count);
    },
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
