import "./node-version.mjs";
import { spawn } from "node:child_process";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./run-command.mjs";

process.chdir(ROOT);
await ensureInstalled();

const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

const { createServer } = await import("vite");
const web = await createServer({
  // Vite's own page handling sees only what is not the API's.
  server: { host, port, strictPort: true, proxy: { "^/api(/|$)": { target: `http://${host}:${apiPort}` } } },
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
      // People come through Vite's port, so links and origin checks must name that one.
      BASE_URL: process.env.BASE_URL ?? `http://localhost:${port}`,
    },
  },
);

console.log(`Weekwise with hot reload: http://localhost:${port}`);

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

process.on("SIGINT", () => end(0)).on("SIGTERM", () => end(0));
api.once("exit", (code) => end(code ?? 1));
