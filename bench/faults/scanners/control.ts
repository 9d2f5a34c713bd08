import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { PGlite } from "@electric-sql/pglite";
import { freePort } from "../../money-app.ts";

/**
 * A small server with one true flaw for each scanner, which shows that the scanner would have found it in ours:
 * queries put together from text, a page that repeats what it was sent, and files nobody should see. For this alone.
 */
export async function openControl(): Promise<{ base: string; close: () => Promise<void> }> {
  const db = await PGlite.create();
  await db.exec("create table goods (id int, name text); insert into goods values (1, 'lamp'), (2, 'chair')");
  const port = await freePort();

  const find = async (name: string) => (await db.query(`select id, name from goods where name = '${name}'`)).rows;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://control");
    const page = (html: string) =>
      outgoing.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html><title>Control</title>${html}`);
    const json = (rows: unknown) =>
      outgoing.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rows));

    if (pathname === "/goods" && incoming.method === "POST") {
      const { name }: { name: string } = JSON.parse(await textOf(incoming));
      return void json(await find(name));
    }
    if (pathname === "/goods") return void json(await find(searchParams.get("name") ?? ""));
    if (pathname === "/search") return void page(`<p>Nothing found for ${searchParams.get("q")}</p>`);
    if (pathname === "/icons/") return void page("<h1>Index of /icons/</h1><a href='a.gif'>a.gif</a>");
    if (pathname === "/phpinfo.php") return void page("<h1>PHP Version 5.3.1</h1><p>phpinfo()</p>");
    if (pathname === "/") return void page("<a href='/search?q=lamp'>Search</a>");
    outgoing.writeHead(404, { "content-type": "text/plain" }).end("Not found");
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(500, { "content-type": "text/plain" }).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await db.close();
  };
  return { base: `http://127.0.0.1:${port}`, close };
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming.setEncoding("utf8")) text += chunk;
  return text;
}
