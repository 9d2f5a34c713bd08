import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import fastify from "fastify";
import { expect, it } from "vitest";
import { TIMEOUTS } from "./timeouts.ts";

const QUICKER = 120;

/** The same timeouts, scaled down. */
const shortened = <T extends object>(options: T): T =>
  JSON.parse(JSON.stringify(options), (_, value) => (typeof value === "number" ? Math.round(value / QUICKER) : value));

it("eventually closes every connection that is only held open", async () => {
  const app = fastify(shortened(TIMEOUTS));
  app.get("/", async () => "here");
  app.get("/large", async () => "x".repeat(30_000_000));
  app.post("/", async () => "there");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const ask = (line: string) => `${line} HTTP/1.1\r\nhost: x\r\n`;
  const kinds = {
    "says nothing": { bytes: "" },
    "never ends its headers": { bytes: ask("GET /"), drip: "a" },
    "never ends its body": {
      bytes: `${ask("POST /")}content-type: application/json\r\ncontent-length: 900\r\n\r\n`,
      drip: " ",
    },
    "asks once and stays": { bytes: `${ask("GET /")}\r\n` },
    "does not read its answer": { bytes: `${ask("GET /large")}\r\n`, isDeaf: true },
  };
  const responses: Promise<string>[] = [];
  for (const [words, kind] of Object.entries(kinds)) {
    const arrived = once(app.server, "connection");
    const socket = connect(port, "127.0.0.1");
    const [connection] = await arrived;
    const closed = new Promise<void>((resolve) => connection.once("close", () => resolve()));
    socket.on("error", () => {});
    socket.write(kind.bytes);
    if (!("isDeaf" in kind)) socket.resume();
    const drip = setInterval(() => "drip" in kind && socket.write(kind.drip), 50);
    const end = () => {
      clearInterval(drip);
      socket.destroy();
      return words;
    };
    responses.push(closed.then(end));
  }
  expect(await Promise.all(responses)).toEqual(Object.keys(kinds));
  await app.close();
}, 15_000);
