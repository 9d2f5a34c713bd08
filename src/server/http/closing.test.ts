import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { closePromptly } from "./closing.ts";

async function open(app: FastifyInstance) {
  closePromptly(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return async (bytes: string) => {
    const arrived = once(app.server, "connection");
    const socket = connect(port, "127.0.0.1");
    await Promise.all([once(socket, "connect"), arrived]);
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.write(bytes);
    return { text: () => text, closed: once(socket, "close"), isOpen: () => !socket.destroyed };
  };
}

it.each([
  ["never sent anything", ""],
  ["stopped in the middle of a header", "GET / HTTP/1.1\r\nhost: x\r\nx-half"],
])("does not wait for a connection that %s", async (_, bytes) => {
  const app = fastify({ forceCloseConnections: "idle" });
  const client = await (await open(app))(bytes);
  expect(client.isOpen()).toBe(true);
  await app.close();
  await client.closed;
});

it("does not wait for a kept-alive connection", async () => {
  const app = fastify({ forceCloseConnections: "idle" });
  app.get("/", async () => "here");
  const client = await (await open(app))("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  await expect.poll(client.text).toContain("here");
  await app.close();
  await client.closed;
});

it("still responds to requests in progress, however many idle connections it closes", async () => {
  const app = fastify({ forceCloseConnections: "idle" });
  let finish = () => {};
  const begun = new Promise<void>((resolve) => {
    app.get("/", async () => {
      resolve();
      await new Promise<void>((done) => {
        finish = done;
      });
      return "the answer";
    });
  });
  const call = await open(app);
  const idle = await call("");
  const busy = await call("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  await begun;
  const closing = app.close();
  await idle.closed;
  expect(busy.isOpen()).toBe(true);
  finish();
  await Promise.all([closing, busy.closed]);
  expect(busy.text()).toContain("the answer");
});
