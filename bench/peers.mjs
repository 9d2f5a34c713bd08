// Beside Actual Budget, in one run: npm run bench:peers. Needs Chromium, Linux, and on first use the registry and a compiler.
import { setTimeout as pause } from "node:timers/promises";
import { CHROMIUM_ARGS } from "../scripts/chromium.mjs";
import { ensureBuilt } from "../scripts/ensure-built.mjs";
import { ensureChromium } from "../scripts/ensure-chromium.mjs";
import { lighthouse, median } from "./lighthouse.mjs";
import { ACTUAL, dataFolder, fetchPeer, NODE, PEERS, startPeer } from "./peers/servers.mjs";
import { transferred, treeMemory } from "./peers/weigh.mjs";

// A single run shows whether it works; real figures need the median of more: npm run bench:peers -- quick
const isQuick = process.argv.includes("quick");
const STARTS = isQuick ? 1 : 5;
const RUNS = isQuick ? 1 : 3;
const IDLE = isQuick ? 5_000 : 60_000;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

// What new visitors see: ours is a landing page, theirs a form. Our own form is measured as well.
const SCREENS = [
  { name: "Weekwise /", peer: 0, path: "/", shows: /week/i },
  { name: "Weekwise /register", peer: 0, path: "/register", shows: /create/i },
  { name: "Actual /", peer: 1, path: "/", shows: /password/i },
];

const rows = [];
function print(what, figures, unit) {
  const [weekwise, second] = figures;
  const actual = figures.at(-1);
  const ratio = actual / (figures.length > 2 ? second : weekwise);
  rows.push([what, ...figures.map((figure) => `${figure.toFixed(unit === "" ? 0 : 1)}${unit && ` ${unit}`}`), ratio]);
  console.log(`${what}: ${rows.at(-1).slice(1, -1).join(" | ")} | ${ratio.toFixed(2)}`);
}

/** Takes turns, so that a busy moment affects both. */
async function startTimes() {
  const first = PEERS.map(() => []);
  const again = PEERS.map(() => []);
  for (let run = 0; run < STARTS; run++) {
    for (const [index, peer] of PEERS.entries()) {
      const { folder, drop } = await dataFolder();
      for (const list of [first, again]) {
        const { took, stop } = await startPeer(peer, folder);
        list[index].push(took / 1000);
        await stop();
      }
      await drop();
    }
  }
  print("Very first start to the first 200", first.map(median), "s");
  print("Later start to the first 200", again.map(median), "s");
}

async function memory(servers) {
  for (const { url } of servers) await fetch(url);
  await pause(IDLE);
  const bytes = await Promise.all(servers.map(({ pid }) => treeMemory(pid)));
  print(
    "Memory after a minute at rest (RSS of all processes)",
    bytes.map((each) => each / 1e6),
    "MB",
  );
}

async function transferSizes(servers, executablePath) {
  for (const serviceWorkers of ["block", "allow"]) {
    const bytes = [];
    for (const { peer, ...screen } of SCREENS)
      bytes.push(await transferred({ ...screen, port: servers[peer].port, executablePath, serviceWorkers }));
    const what = serviceWorkers === "block" ? "of the first load" : "and what is kept for offline";
    print(
      `Bytes ${what}`,
      bytes.map((each) => each / 1000),
      "kB",
    );
  }
}

async function lighthouseScores(servers, folder, chrome) {
  const flags = [`--chrome-flags=${["--headless=new", ...CHROMIUM_ARGS].join(" ")}`, "--max-wait-for-load=120000"];
  const options = { categories: CATEGORIES, folder, flags, env: { CHROME_PATH: chrome } };
  const runs = SCREENS.map(() => []);
  for (let run = 0; run < RUNS; run++)
    for (const [index, { name, peer, path }] of SCREENS.entries()) {
      console.log(name);
      runs[index].push(await lighthouse(servers[peer].url + path, options));
    }
  const of = (pick) => runs.map((list) => median(list.map(pick)));
  for (const [index, name] of CATEGORIES.entries())
    print(
      `Lighthouse ${name}`,
      of(({ scores }) => scores[index]),
      "",
    );
  for (const audit of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"])
    print(
      audit,
      of(({ report }) => report.audits[audit].numericValue / 1000),
      "s",
    );
}

await ensureBuilt();
await fetchPeer();
const chrome = await ensureChromium();
console.log(`${ACTUAL}, both on Node ${NODE}`);
await startTimes();
const folders = await Promise.all(PEERS.map(dataFolder));
const servers = [];
try {
  for (const [index, peer] of PEERS.entries()) servers.push(await startPeer(peer, folders[index].folder));
  await memory(servers);
  await transferSizes(servers, chrome);
  await lighthouseScores(servers, folders[0].folder, chrome);
} finally {
  for (const { stop } of servers) await stop();
  for (const { drop } of folders) await drop();
}
console.log(
  "\n| What | Weekwise `/` | Weekwise `/register` | Actual `/` | Actual : Weekwise |\n| --- | --- | --- | --- | --- |",
);
for (const [what, ...figures] of rows) {
  const ratio = figures.pop().toFixed(2);
  const cells = figures.length === 2 ? [figures[0], "", figures[1]] : figures;
  console.log(`| ${[what, ...cells, ratio].join(" | ")} |`);
}
