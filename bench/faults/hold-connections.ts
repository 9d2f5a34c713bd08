import { connect, type Socket } from "node:net";

export type ConnectionKind = {
  description: string;
  start: (socket: Socket) => void;
  drip?: string;
  neverReads?: boolean;
};
/** Some connections of a kind that were opened, and the seconds after which the server let each go. */
export type HeldConnections = {
  description: string;
  opened: number;
  open: () => number;
  longest: () => number;
  end: () => void;
};

const DRIP_MS = 4_000;
const NEVER_READ_MS = 270_000;

/** How attackers keep a server busy. */
export function hostileKinds(cookie: string, largePath: string): ConnectionKind[] {
  const head = (line: string) =>
    `${line} HTTP/1.1\r\nhost: weekwise\r\ncookie: ${cookie}\r\nsec-fetch-site: same-origin\r\n`;
  const body = "content-type: application/json\r\ncontent-length: 5000\r\n";
  return [
    { description: "silent from the start", start: () => {} },
    {
      description: "headers a letter at a time",
      start: (socket) => socket.write(`${head("GET /api/bills")}x-slow: `),
      drip: "a",
    },
    {
      description: "a body a letter at a time",
      start: (socket) => socket.write(`${head("POST /api/bills")}${body}\r\n{`),
      drip: " ",
    },
    { description: "idle after one answer", start: (socket) => socket.write(`${head("GET /api/auth/user")}\r\n`) },
    {
      description: "many answers that nobody reads",
      start: (socket) => socket.write(`${head(`GET ${largePath}`)}\r\n`.repeat(16)),
      neverReads: true,
    },
  ];
}

/** Opens connections of one kind and holds them as long as the server allows. */
export async function holdConnections(port: number, kind: ConnectionKind, count: number): Promise<HeldConnections> {
  const sockets = new Set<Socket>();
  const startedAt = performance.now();
  let longest = 0;
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(port, "127.0.0.1", () => {
            sockets.add(socket);
            kind.start(socket);
            resolve();
          });
          socket.once("error", reject);
          socket.on("error", () => {});
          socket.once("close", () => {
            sockets.delete(socket);
            longest = Math.max(longest, (performance.now() - startedAt) / 1000);
          });
          if (kind.neverReads) socket.pause();
          else socket.resume();
        }),
    ),
  );
  const drip = setInterval(() => {
    for (const socket of sockets) if (kind.drip !== undefined && socket.writable) socket.write(kind.drip);
  }, DRIP_MS);
  // A client that doesn't read doesn't see the end either; by then it has come, or never will.
  const readTimer = setTimeout(() => {
    for (const socket of sockets) socket.resume();
  }, NEVER_READ_MS);
  return {
    description: kind.description,
    opened: sockets.size,
    open: () => sockets.size,
    longest: () => longest,
    end: () => {
      clearInterval(drip);
      clearTimeout(readTimer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
