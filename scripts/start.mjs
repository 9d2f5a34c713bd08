import "./node-version.mjs";

async function start() {
  const { ROOT } = await import("./run-command.mjs");
  const { ensureInstalled } = await import("./install.mjs");
  const { ensureBuilt } = await import("./ensure-built.mjs");
  process.chdir(ROOT);
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV ??= "production";
  // The server runs in this process, and package.json uses `exec` to replace npm's shell, so that signals reach it and npm waits
  // until it has closed. The part after || is for Windows, whose shell has no exec.
  await import("../dist/server/main.js");
}

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
