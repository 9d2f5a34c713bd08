import { readdir, readFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS } from "../../scripts/chromium.mjs";

/** A proxy between browser and server that counts what the server sends: pages, workers, headers, everything. */
async function countingProxy(port) {
  const count = { bytes: 0 };
  const sockets = new Set();
  const proxy = createServer((browser) => {
    const server = connect(port, "127.0.0.1");
    for (const socket of [browser, server]) {
      sockets.add(socket);
      socket
        .on("error", () => {})
        .on("close", () => {
          browser.destroy();
          server.destroy();
        });
    }
    server.on("data", (chunk) => {
      count.bytes += chunk.length;
    });
    browser.pipe(server).pipe(browser);
  });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  };
  return { count, url: `http://localhost:${proxy.address().port}`, close };
}

/**
 * The bytes that a browser which has never been here gets until the first screen stands and nothing more is asked for;
 * with and without what a service worker fetches for later.
 */
export async function transferred({ port, path, shows, executablePath, serviceWorkers }) {
  const proxy = await countingProxy(port);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ serviceWorkers });
    const page = await context.newPage();
    await page.goto(proxy.url + path, { timeout: 180_000 });
    await page.getByText(shows).filter({ visible: true }).first().waitFor({ timeout: 180_000 });
    // Workers are no part of Playwright's idle network, so quiet is when no byte has come for five seconds.
    for (let before = -1; before !== proxy.count.bytes; ) {
      before = proxy.count.bytes;
      await page.waitForTimeout(5000);
    }
    return proxy.count.bytes;
  } finally {
    await browser.close();
    proxy.close();
  }
}

/** The resident memory of a process and all it has started, in bytes (Linux). */
export async function treeMemory(root) {
  const parents = new Map();
  const resident = new Map();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, "utf8").catch(() => "");
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
    resident.set(Number(name), Number(kilobytes ?? 0) * 1024);
  }
  const isOfTree = (pid) => pid === root || (parents.has(pid) && pid > 1 && isOfTree(parents.get(pid)));
  return [...resident].reduce((sum, [pid, bytes]) => sum + (isOfTree(pid) ? bytes : 0), 0);
}
