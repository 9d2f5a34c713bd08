// What two simultaneous scans cost other requests: npm run bench:scan-beside [-- picture]
import { readFileSync } from "node:fs";
import { load, onEmbedded, serve } from "./money-app.ts";

const MILLISECONDS = 20_000;
const MAX_P99_MS = 100;
const file = process.argv[2] ?? "src/server/scanner/testing-bills/au-gas.png";

const stage = await onEmbedded();
const app = await serve(stage);
const account: { id: number } = await (await app.send("/api/accounts", { name: "Everyday", balance: "900" })).json();
for (let n = 0; n < 20; n++) {
  const bill = { name: `Bill ${n}`, amount: "10.00", frequency: "monthly", category: "food", accountId: account.id };
  await app.send("/api/bills", bill);
}

const headers = { ...app.headers };
const ask = () => load({ url: `${app.base}/api/bills`, headers, connections: 2, ms: MILLISECONDS, pauseMs: 20 }).done;

async function scan(): Promise<void> {
  const form = new FormData();
  form.set("billImage", new Blob([readFileSync(file)]), "bill");
  const { "content-type": _, ...rest } = headers;
  const answer = await fetch(`${app.base}/api/bills/scan`, { method: "POST", headers: rest, body: form });
  if (!answer.ok) throw new Error(`The scan answered ${answer.status}: ${await answer.text()}`);
}

await scan();
const alone = await ask();
let scans = 0;
let isDone = false;
const keepScanning = async () => {
  while (!isDone) {
    await scan();
    scans += 1;
  }
};
const scanning = Promise.all([keepScanning(), keepScanning()]);
const beside = await ask();
isDone = true;
await scanning;

for (const [what, { count, p50, p99, wrong }] of Object.entries({ alone, beside })) {
  console.log(`${what}: ${count} requests, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${wrong} wrong`);
}
console.log(`${scans} pictures read during the run; p99 ${beside.p99.toFixed(1)} ms of at most ${MAX_P99_MS}`);
if (beside.p99 > MAX_P99_MS || beside.wrong > 0) process.exitCode = 1;
await app.close();
await stage.stop();
process.exit();
