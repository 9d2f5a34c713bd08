import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { startMailServer } from "#server/mail/testing.ts";
import { makeFirstStart } from "./first-start.ts";
import { freePort } from "./free-port.ts";
import { startOpenIdProvider } from "./openid-provider.ts";
import { startApp } from "./running-app.ts";
import { announceWorld } from "./world.ts";

/**
 * Starts what all workers share: the application, its mail server and its OpenID provider. Shared because a new server is
 * slow: its database is compiled anew in every process. Returns how to stop everything.
 */
export default async function startWorld(): Promise<() => Promise<void>> {
  if (process.env.FIRST_START !== "made") await makeFirstStart();
  const post = await startMailServer();
  const port = await freePort();
  const google = await startOpenIdProvider(`http://localhost:${port}/api/auth/google/callback`);
  const app = await startApp({
    port,
    isShared: true,
    env: {
      SMTP_URL: post.url,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
    },
  });
  // How workers reach the mail server and the provider in this process.
  const desk = createServer(async (request, response) => {
    if (request.method === "POST") google.know(JSON.parse(await text(request)));
    const address = new URL(request.url ?? "/", "http://localhost").searchParams.get("to") ?? "";
    response.end(JSON.stringify(post.received.filter(({ to }) => to.includes(address))));
  });
  const deskPort = await freePort();
  await new Promise<void>((resolve) => {
    desk.listen(deskPort, "127.0.0.1", resolve);
  });
  announceWorld({ app: app.url, desk: `http://127.0.0.1:${deskPort}` });
  return async () => {
    desk.closeAllConnections();
    desk.close();
    const code = await app.stop();
    await google.close();
    await post.close();
    if (code !== 0) throw new Error(`Weekwise did not stop cleanly:\n${app.output().slice(-5000)}`);
  };
}
