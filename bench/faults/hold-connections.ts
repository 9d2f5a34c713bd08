import { connect, type Socket } from "node:net";

export type Kind = { words: string; start: (socket: Socket) => void; drip?: string; isDeaf?: boolean };
/** Some connections of a kind that were opened, and the seconds after which the server let each go. */
export type Held = { words: string; opened: number; open: () => number; longest: () => number; end: () => void };

const DRIP_MS = 4_000;
const DEAF_MS = 270_000;

/** How attackers keep a server busy. */
export function hostileKinds(cookie: string, largePath: string): Kind[] {
  const head = (line: string) =>
    `${line} HTTP/1.1\r\nhost: weekwise\r\ncookie: ${cookie}\r\nsec-fetch-site: same-origin\r\n`;
  const body = "content-type: application/json\r\ncontent-length: 5000\r\n";
  return [
    { words: "silent from the start", start: () => {} },
    {
      words: "headers a letter at a time",
      start: (socket) => socket.write(`${head("GET /api/bills")}x-slow: `),
      drip: "a",
    },
    {
      words: "a body a letter at a time",
      start: (socket) => socket.write(`${head("POST /api/bills")}${body}\r\n{`),
      drip: " ",
    },
    { words: "idle after one answer", start: (socket) => socket.write(`${head("GET /api/auth/user")}\r\n`) },
    {
      words: "many answers that nobody reads",
      start: (socket) => socket.write(`${head(`GET ${largePath}`)}\r\n`.repeat(16)),
      isDeaf: true,
    },
  ];
}

/** Opens connections of one kind and holds them as long as the server allows. */
export async function hold(port: number, kind: Kind, count: number): Promise<Held> {
  const sockets = new Set<Socket>();
  const began = performance.now();
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
            longest = Math.max(longest, (performance.now() - began) / 1000);
          });
          if (kind.isDeaf) socket.pause();
          else socket.resume();
        }),
    ),
  );
  const drip = setInterval(() => {
    for (const socket of sockets) if (kind.drip !== undefined && socket.writable) socket.write(kind.drip);
  }, DRIP_MS);
  // A client that doesn't read doesn't see the end either; by then it has come, or never will.
  const listen = setTimeout(() => {
    for (const socket of sockets) socket.resume();
  }, DEAF_MS);
  return {
    words: kind.words,
    opened: sockets.size,
    open: () => sockets.size,
    longest: () => longest,
    end: () => {
      clearInterval(drip);
      clearTimeout(listen);
      for (const socket of sockets) socket.destroy();
    },
  };
}
