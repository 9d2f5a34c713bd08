// npm run check:image: builds the image with Docker and tries it. Without Docker it runs the steps of the Dockerfile in a clean
// folder and the result as a container would; that needs Linux and root, who can create a user without privileges.
import "./node-version.mjs";
import { createHash } from "node:crypto";
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./app-process.mjs";
import { buildStages } from "./image/build-stages.mjs";
import { runInside, startInside, USER } from "./image/container.mjs";
import { listContext } from "./image/context.mjs";
import { hasDocker, tryWithDocker } from "./image/docker.mjs";
import { parseDockerfile } from "./image/dockerfile.mjs";
import { expect, tryApplication, waitUntilReady } from "./image/try-application.mjs";
import { ROOT } from "./run-command.mjs";

/** Every file and folder below, by name, owner, size and time of change. */
async function fingerprint(root) {
  const hash = createHash("sha256");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const path of entries.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    const info = await stat(path).catch(() => undefined);
    hash.update(`${path} ${info?.uid} ${info?.size} ${info?.mtimeMs}\n`);
  }
  return { hash: hash.digest("hex"), count: entries.length };
}

async function sizeOf(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6);
}

async function volume(work, name) {
  const path = join(work, name);
  await mkdir(path, { recursive: true });
  await chown(path, USER.uid, USER.gid);
  return path;
}

async function startServer(image, volumes) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...image.env, PORT: String(port), HOST: "127.0.0.1", BASE_URL: url, DEMO_ACCOUNT: "on" };
  const child = await startInside(image.root, { env, folder: image.folder, command: image.command, volumes });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once("close", (code, signal) => resolve(signal ?? code)));
  try {
    await waitUntilReady(url, { hasExited: () => child.exitCode !== null, readOutput: () => output });
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return { url, env, child, ended, readOutput: () => output };
}

async function tryServer(image, work) {
  const data = await volume(work, "data");
  const volumes = [[data, "/data"]];
  const server = await startServer(image, volumes);
  try {
    expect("it lives and is ready", (await fetch(`${server.url}/api/health`)).ok);
    const user = (await readFile(`/proc/${server.child.pid}/status`, "utf8")).match(
      /^(?:Uid|CapEff|CapBnd|NoNewPrivs):.*$/gm,
    );
    expect(
      "it runs without any rights",
      /Uid:\s+1000\s+1000/.test(user.join()) && /CapEff:\s+0+$/m.test(user.join("\n")),
      user,
    );
    const inside = { env: server.env, folder: image.folder };
    await runInside(image.root, { ...inside, command: image.health });
    expect("its own health check agrees", true);
    await tryApplication(server.url, server.readOutput);
    server.child.kill("SIGTERM");
    const code = await Promise.race([server.ended, pause(20_000, "too late")]);
    expect(
      "it stops cleanly when asked to",
      code === 0 && server.readOutput().includes('"msg":"stopped"'),
      `${code}\n${server.readOutput()}`,
    );
  } finally {
    server.child.kill("SIGKILL");
  }
  const doctor = { env: image.env, folder: image.folder, volumes, command: ["node", "dist/server/commands/doctor.js"] };
  await runInside(image.root, doctor);
  expect("the doctor finds every cent", true);
  return volumes;
}

async function main() {
  if (hasDocker()) return tryWithDocker();
  if (process.platform !== "linux" || process.getuid() !== 0) {
    throw new Error("This check needs Linux and root, who can make a user without rights: sudo npm run check:image");
  }
  const work = await mkdtemp("/tmp/weekwise-image-");
  try {
    const stages = parseDockerfile(await readFile(join(ROOT, "Dockerfile"), "utf8"));
    const context = await listContext(ROOT);
    expect(
      "only what is needed goes into the build",
      context.every((path) => !/^(?:data|node_modules|\.git|\.env|e2e)\b|\.test\./.test(path)),
      context,
    );
    const root = await buildStages(stages, { context, source: ROOT, work, log: console.log });
    const { env, folder, command, health, user, volumes } = stages.at(-1);
    expect("it is not root's", user === USER.name);
    expect("its data has one place", volumes.join() === "/data" && env.DATA_DIR === "/data");
    const image = { root, env, folder, command, health };
    console.log(
      `  ${await sizeOf(join(root, folder))} MB on top of Node, ${await sizeOf(join(root, folder, "node_modules"))} MB of it packages`,
    );
    // The first start creates the mount points; after that nothing may change.
    await runInside(root, { env, folder, command: ["true"] });
    const before = await fingerprint(join(root, folder));
    await tryServer(image, work);
    const secrets = [[await volume(work, "secrets"), "/secrets"]];
    const make = {
      env,
      folder,
      volumes: secrets,
      command: ["node", "dist/server/commands/make-secrets.js", "/secrets", "database"],
    };
    await runInside(root, make);
    await runInside(root, make);
    expect("the secrets of the other compose file are made", (await readdir(secrets[0][0])).length === 3);
    expect("nothing was written but to its volumes", (await fingerprint(join(root, folder))).hash === before.hash);
    await runInside(root, {
      env,
      folder,
      command: ["sh", "-c", "! touch /app/x 2>/dev/null && ! touch /x 2>/dev/null"],
    });
    expect("nor could it be", true);
  } finally {
    await rm(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
