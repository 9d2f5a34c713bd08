// npm run check:image: the steps of the Dockerfile in a clean folder, and what they make run as a container would run it,
// without a container engine. Needs Linux and root: root is what can make a user without any rights.
import "./node-version.mjs";
import { createHash } from "node:crypto";
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { freePort } from "./app-process.mjs";
import { buildStages } from "./image/build-stages.mjs";
import { runInside, startInside, USER } from "./image/container.mjs";
import { listContext } from "./image/context.mjs";
import { parseDockerfile } from "./image/dockerfile.mjs";
import { ROOT } from "./run-command.mjs";

// As in src/contract/demo.ts, which a plain script cannot import.
const DEMO = { email: "demo@weekwise.example", password: "weekwise-demo" };

function expect(what, isSo, found = "") {
  if (!isSo) throw new Error(`Not so: ${what}. ${found}`);
  console.log(`✓ ${what}`);
}

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
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.once("close", (code, signal) => resolve(signal ?? code)));
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The server did not start.\n${said}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return { url, env, child, ended, said: () => said };
    await pause(200);
  }
  child.kill("SIGKILL");
  throw new Error(`The server did not become ready within a minute.\n${said}`);
}

async function signIn(url) {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const answer = await fetch(`${url}/api/auth/login-direct`, { method: "POST", headers, body: JSON.stringify(DEMO) });
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0];
  return { status: answer.status, headers: { cookie, "sec-fetch-site": "same-origin" } };
}

/** A small picture with some words: whatever is read of it, the reading engine had to work for it. */
async function scan(url, headers) {
  const words =
    '<text x="20" y="60" font-size="32">Northlight Power</text><text x="20" y="140" font-size="32">Total 84.20</text>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/>${words}</svg>`;
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer();
  const form = new FormData();
  form.set("billImage", new Blob([bytes], { type: "image/png" }), "bill.png");
  return fetch(`${url}/api/bills/scan`, { method: "POST", headers, body: form });
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
    const page = await fetch(server.url);
    expect("it shows its page", page.ok && (await page.text()).includes("<title>"));
    const { status, headers } = await signIn(server.url);
    expect("the demo household signs in", status === 200, status);
    const bills = await (await fetch(`${server.url}/api/bills`, { headers })).json();
    expect("and has its bills", bills.length > 0);
    const read = await scan(server.url, headers);
    expect(
      "it reads a picture",
      read.status === 200 || read.status === 422,
      `${read.status} ${await read.text()}\n${server.said()}`,
    );
    expect("without its reader breaking", !/a scan was aborted/.test(server.said()), server.said());
    server.child.kill("SIGTERM");
    const code = await Promise.race([server.ended, pause(20_000, "too late")]);
    expect(
      "it stops cleanly when asked to",
      code === 0 && server.said().includes('"msg":"stopped"'),
      `${code}\n${server.said()}`,
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
    const root = await buildStages(stages, { context, source: ROOT, work, say: console.log });
    const { env, folder, command, health, user, volumes } = stages.at(-1);
    expect("it is not root's", user === USER.name);
    expect("its data has one place", volumes.join() === "/data" && env.DATA_DIR === "/data");
    const image = { root, env, folder, command, health };
    console.log(
      `  ${await sizeOf(join(root, folder))} MB on top of Node, ${await sizeOf(join(root, folder, "node_modules"))} MB of it packages`,
    );
    // The first start makes the places of the mounts; from then on nothing may change.
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
