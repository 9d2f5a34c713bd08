import "./node-version.mjs";

// npm run reset-link -- ann@example.com: runs a command of the built server, after installing and building if needed.
async function run([name, ...args]) {
  const { ROOT } = await import("./run-command.mjs");
  const { ensureInstalled } = await import("./install.mjs");
  const { ensureBuilt } = await import("./ensure-built.mjs");
  const log = (line) => console.error(line);
  process.chdir(ROOT);
  await ensureInstalled(log);
  await ensureBuilt(log);
  process.env.NODE_ENV ??= "production";
  process.argv = [process.argv[0], name, ...args];
  await import(`../dist/server/commands/${name}.js`);
}

run(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
