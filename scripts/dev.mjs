import "./node-version.mjs";
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./run-command.mjs";

process.chdir(ROOT);
await ensureInstalled();

// As the server does: the environment overrides .env.
const settings = { ...(existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {}), ...process.env };
const host = settings.HOST?.trim() || "127.0.0.1";
const port = Number(settings.PORT?.trim() || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_534) {
  console.error("PORT must be a whole number from 1 to 65534; the one after it is used too");
  process.exit(1);
}
const apiPort = port + 1;
// A wildcard address can't be connected to.
const apiHost = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[host] ?? (host.includes(":") ? `[${host}]` : host);
// People come through Vite's port, so links and origin checks must name that one.
const baseUrl = settings.BASE_URL?.trim() || `http://localhost:${port}`;

const { createServer } = await import("vite");
const web = await createServer({
  // Vite only handles requests outside the API.
  server: { host, port, strictPort: true, proxy: { "^/api(/|$)": { target: `http://${apiHost}:${apiPort}` } } },
  clearScreen: false,
  logLevel: "warn",
});
await web.listen();

const api = spawn(
  process.execPath,
  ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "src/server/main.ts"],
  {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      HOST: host,
      PORT: String(apiPort),
      BASE_URL: baseUrl,
    },
  },
);

console.log(`Weekwise with hot reload: ${baseUrl}`);

let isEnding = false;
async function end(code) {
  if (isEnding) return;
  isEnding = true;
  if (api.exitCode === null && api.signalCode === null) {
    api.kill("SIGTERM");
    await new Promise((resolve) => api.once("exit", resolve));
  }
  await web.close();
  process.exit(code);
}

// A signal to npm ends the shell between npm and us without notice; we detect it by our parent changing.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(0), 1_000).unref();
process.on("SIGINT", () => end(0)).on("SIGTERM", () => end(0));
api.once("exit", (code) => end(code ?? 1));
