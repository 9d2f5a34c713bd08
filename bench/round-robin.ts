import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The smallest proxy there is: each request goes to the next process in turn, and says who sent it. */
export async function roundRobin(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let activePorts = ports;
  let requestCount = 0;
  const server = createServer((incoming, answer) => {
    const port = activePorts[requestCount++ % activePorts.length];
    const headers = { ...incoming.headers, "x-forwarded-for": incoming.headers["x-test-address"] ?? "192.0.2.1" };
    const outgoing = request(
      { host: "127.0.0.1", port, agent, method: incoming.method, path: incoming.url, headers },
      (upstream) => {
        answer.writeHead(upstream.statusCode ?? 502, { ...upstream.headers, "x-served-by": String(port) });
        upstream.pipe(answer);
      },
    );
    outgoing.once("error", () => answer.writeHead(502).end());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on only the first ones take part. */
    limitTo: (count: number) => {
      activePorts = ports.slice(0, count);
    },
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
