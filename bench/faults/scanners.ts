// sqlmap, wapiti and nikto against the whole application, signed in, beside a server with planted flaws:
// npm run bench:scanners [-- sqlmap wapiti nikto] [calls for sqlmap, by their names in the contract]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rateLimits } from "#server/db/schema/index.ts";
import { examine } from "#server/doctor/examine.ts";
import { onEmbedded, serve } from "../money-app.ts";
import { openControl } from "./scanners/control.ts";
import { openDoor } from "./scanners/door.ts";
import { isFalse } from "./scanners/false-findings.ts";
import { nikto } from "./scanners/nikto.ts";
import { ensureScanners } from "./scanners/packages.ts";
import { sqlmap, type Tried } from "./scanners/sqlmap.ts";
import { pagesOf, type Target, targetsOf } from "./scanners/targets.ts";
import { type Finding, wapiti } from "./scanners/wapiti.ts";

const SCANNERS = ["sqlmap", "wapiti", "nikto"];
const chosen = SCANNERS.filter((name) => process.argv.includes(name));
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name);

const folder = mkdtempSync(join(tmpdir(), "weekwise-scanners-"));
ensureScanners(SCANNERS.filter(isWanted), folder);
const control = await openControl();
const stage = await onEmbedded();
// As behind a proxy with https, where cookies are Secure and https is promised.
const app = await serve(stage, { baseUrl: "https://weekwise.example", webRoot: "dist/web" });
const door = await openDoor({
  to: app.base,
  headers: { cookie: app.headers.cookie, origin: "https://weekwise.example" },
  onTooMany: async () => void (await stage.db.delete(rateLimits)),
});

const idOf = async (path: string, body: object) => ((await (await app.send(path, body)).json()) as { id: number }).id;
const account = await idOf("/api/accounts", { name: "Everyday", balance: "5000.00" });
const bill = { name: "Gas", amount: "10.00", frequency: "monthly", category: "utilities", accountId: account };
const gas = await idOf("/api/bills", bill);
const income = await idOf("/api/incomes", { name: "Salary", amount: "900", frequency: "weekly", accountId: account });
const paid: { payment: { id: number } } = await (await app.send("/api/bills/pay", { billId: gas })).json();
const own = { account: [account], bill: [gas], income: [income], payment: [paid.payment.id] };
const targets = targetsOf({ own, others: {} }, await (await app.send("/api/export")).json());

const troubles: string[] = [];
const trouble = (words: string) => {
  troubles.push(words);
  console.log(`  NOT RIGHT: ${words}`);
};
const minutes = (since: number) => `${((performance.now() - since) / 60_000).toFixed(1)} min`;

async function withSqlmap(): Promise<void> {
  const begun = performance.now();
  const planted: Target[] = [
    { name: "query", method: "GET", path: "/goods?name=lamp", body: undefined },
    { name: "body", method: "POST", path: "/goods", body: JSON.stringify({ name: "lamp" }) },
  ];
  for (const target of planted)
    if (!(await sqlmap(control.base, target, folder)).isFound) trouble(`sqlmap missed the planted ${target.name}`);
  const tried: Tried[] = [];
  const named = targets.filter(({ name }) => process.argv.includes(name.split(",")[0] ?? ""));
  const waiting = named.length > 0 ? named : [...targets];
  const worker = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const result = await sqlmap(door.base, target, folder);
      tried.push(result);
      if (result.isFound) trouble(`sqlmap found something in ${result.name}: ${result.said}`);
      else if (!result.isDone) trouble(`sqlmap did not finish ${result.name}: ${result.said}`);
    }
  };
  await Promise.all([worker(), worker()]);
  console.log(`sqlmap: ${tried.length} requests of the contract tried, ${minutes(begun)}`);
}

async function weigh(name: string, planted: Finding[], found: Finding[], isPlanted: RegExp): Promise<void> {
  const seen = planted.filter(({ what, where }) => isPlanted.test(`${what} ${where}`));
  if (seen.length === 0) trouble(`${name} missed what was planted: ${planted.map(({ what }) => what).join("; ")}`);
  const reasons = new Map<string, number>();
  for (const finding of found) {
    const reason = await isFalse(door.base, finding);
    if (reason === undefined) trouble(`${name}: ${finding.where}: ${finding.what}`);
    else reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  console.log(`${name}: ${seen.length} planted seen, ${found.length} said of ours`);
  for (const [reason, count] of reasons) console.log(`  ${count} false: ${reason}`);
}

if (isWanted("nikto")) {
  const begun = performance.now();
  await weigh("nikto", await nikto(control.base, folder), await nikto(door.base, folder), /phpinfo|icons/i);
  console.log(`  ${minutes(begun)}`);
}
if (isWanted("wapiti")) {
  const begun = performance.now();
  const planted = await wapiti(control.base, ["/"], folder);
  await weigh("wapiti", planted, await wapiti(door.base, pagesOf(targets), folder), /Cross Site Scripting.*\/search/i);
  console.log(`  ${minutes(begun)}`);
}
if (isWanted("sqlmap")) await withSqlmap();

const count = [...door.statuses.values()].reduce((sum, one) => sum + one, 0);
const byStatus = [...door.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
console.log(`${count} requests answered: ${byStatus.join("  ")}`);
for (const one of door.broken.slice(0, 20)) trouble(`answered ${one}`);
// Had a scanner signed itself out, the rest would have met closed doors alone.
if ((await fetch(`${door.base}/api/auth/user`)).status !== 200) trouble("the session did not last");
const wrong = (await examine(stage.db)).filter((finding) => finding.wrong > 0);
if (wrong.length > 0) trouble(`the doctor finds ${wrong.length} things wrong`);
console.log(troubles.length === 0 ? "No true finding; every planted flaw was found." : `${troubles.length} not right.`);
process.exitCode = troubles.length === 0 ? 0 : 1;
await door.close();
await control.close();
await app.close();
await stage.stop();
rmSync(folder, { recursive: true, force: true });
