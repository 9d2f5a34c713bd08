import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { freePort } from "../../money-app.ts";

/** What stands between a scanner and Weekwise: it does what a browser and a proxy would, and counts what is answered. */
export type Door = { base: string; statuses: Map<number, number>; broken: string[]; close: () => Promise<void> };

type Options = {
  to: string;
  /** What a signed-in browser on our own page would send along. */
  headers: Record<string, string>;
  /** Takes the limits on attempts away, which would end a scan after ten requests. */
  onTooMany: () => Promise<void>;
};
type Sent = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };
type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Opens the door on a port of its own. Every request seems to come from another visitor. */
export async function openDoor({ to, headers, onTooMany }: Options): Promise<Door> {
  const port = await freePort();
  const statuses = new Map<number, number>();
  const broken: string[] = [];
  let visitors = 0;

  async function pass(sent: Sent): Promise<Answered> {
    visitors += 1;
    const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const { connection: _, "transfer-encoding": __, ...kept } = sent.headers;
    const length = sent.body.length > 0 || kept["content-length"] !== undefined ? String(sent.body.length) : undefined;
    const more = { ...headers, "x-forwarded-for": from, ...(length !== undefined && { "content-length": length }) };
    const answer = await forward(to, { ...sent, headers: { ...kept, ...more } });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) broken.push(`${answer.status} ${sent.method} ${sent.url} ${sent.body.subarray(0, 300)}`);
    return answer;
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", async () => {
      const { method = "GET", url = "/" } = incoming;
      const sent = { method, url, headers: incoming.headers, body: Buffer.concat(chunks) };
      try {
        let answer = await pass(sent);
        if (answer.status === 429) {
          await onTooMany();
          answer = await pass(sent);
        }
        const { "transfer-encoding": _, ...rest } = answer.headers;
        outgoing.writeHead(answer.status, rest).end(answer.body);
      } catch {
        outgoing.destroy();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { base: `http://127.0.0.1:${port}`, statuses, broken, close };
}

function forward(to: string, { method, url, headers, body }: Sent): Promise<Answered> {
  const { hostname, port } = new URL(to);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: url, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
