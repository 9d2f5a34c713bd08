import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import type { ExportFile } from "#contract/export.ts";
import { PAGE } from "#server/db/in-pages.ts";
import { households } from "#server/db/schema/index.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { readStart } from "./store.ts";
import { csvText } from "./to-csv.ts";
import { exportText } from "./to-file.ts";

const test: TestApp = await testApp();
afterAll(() => test.close());

let ann: Awaited<ReturnType<typeof household>>;
let billId: number;
beforeEach(async () => {
  await test.reset();
  ann = await household(test, "ann@example.com", "5000.00");
  ({ id: billId } = await ann.addBill());
});

/** As many cancelled payments as needed: they have no ledger entries. */
async function addPayments(count: number, name = "Power"): Promise<void> {
  await test.db.execute(sql`
    insert into payments (household_id, bill_id, bill_name, account_id, amount, status, source, created_at)
    select ${ann.household}::uuid, ${billId}::bigint, ${name}::text, ${ann.accountId}::bigint, 1, 'cancelled', 'manual', now()
    from generate_series(1, ${count}::int)`);
}

const pay = async () => {
  const answer = await ann.post("/api/bills/pay", { billId, amount: "20.00", extra: true });
  expect(answer.statusCode).toBe(200);
};

const begin = async () =>
  exportText(test.db, await readStart(test.db, ann.household), { settings: null, now: test.clock.now() });

/** Reads until some text has arrived. */
async function readUntil(text: AsyncGenerator<string>, marker: string): Promise<string> {
  for (let read = ""; ; ) {
    const { value, done } = await text.next();
    if (done) throw new Error(`the file ended without ${marker}`);
    read += value;
    if (read.includes(marker)) return read;
  }
}

async function rest(text: AsyncGenerator<string>): Promise<string> {
  let read = "";
  for await (const piece of text) read += piece;
  return read;
}

it("contains the state when it started, whatever is written while it is sent", async () => {
  await pay();
  await addPayments(PAGE + 1);
  const before: ExportFile = JSON.parse(await rest(await begin()));
  expect(before.payments).toHaveLength(PAGE + 2);
  const text = await begin();
  const head = await readUntil(text, '"payments":[');
  await pay();
  await ann.post("/api/bills/process-savings");
  await ann.addBill({ name: "Water" });
  expect(JSON.parse(head + (await rest(text)))).toEqual(before);
});

it("is consistent as a table too", async () => {
  const before = await rest(csvText("ledger", test.db, await readStart(test.db, ann.household)));
  const text = csvText("ledger", test.db, await readStart(test.db, ann.household));
  const head = await readUntil(text, "Recorded");
  await pay();
  expect(head + (await rest(text))).toBe(before);
});

it("is aborted when a payment changes before it was sent", async () => {
  await addPayments(PAGE + 1);
  const text = await begin();
  await readUntil(text, '"payments":[\n');
  await test.db.execute(sql`
    update payments set bill_name = 'Electricity'
    where household_id = ${ann.household} and id = (select max(id) from payments where household_id = ${ann.household})`);
  await expect(rest(text)).rejects.toThrow("Something changed");
});

it("is aborted when everything is erased during it, from the first row to the last", async () => {
  await pay();
  const text = await begin();
  await readUntil(text, '"operations":[');
  await test.db.update(households).set({ erasingSince: new Date() }).where(eq(households.id, ann.household));
  await test.db.execute(sql`
    delete from entries where household_id = ${ann.household} and id = (select min(id) from entries where household_id = ${ann.household})`);
  await expect(rest(text)).rejects.toThrow("Something changed");
});

it("does not start while a file is being imported", async () => {
  await test.db
    .update(households)
    .set({ importing: "00000000-0000-4000-8000-000000000000" })
    .where(eq(households.id, ann.household));
  await expect(readStart(test.db, ann.household)).rejects.toThrow("Your file is being imported");
});

it("resets the connection when aborted, so that HTTP/1.0 clients don't take it for complete", async () => {
  await addPayments(6 * PAGE, "x".repeat(255));
  const port = Number(new URL(await test.app.listen({ host: "127.0.0.1", port: 0 })).port);
  const cookie = [...ann.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const connected: Promise<Socket[]> = once(test.app.server, "connection");
  const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
  socket.write(`GET /api/export HTTP/1.0\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
  // Nothing leaves the server until the change is made, so that it can't be past the last page by then.
  const [connection] = await connected;
  connection?.cork();
  await expect.poll(() => connection?.writableNeedDrain).toBe(true);
  await test.db.execute(sql`
    update payments set amount = amount + 1
    where household_id = ${ann.household} and id = (select max(id) from payments where household_id = ${ann.household})`);
  connection?.uncork();
  expect(await readToTheEnd(socket)).toEqual({ head: "HTTP/1.1 200", end: "reset" });
});

/** Node treats a reset as an end while there is data left to read; but writing to a reset socket fails. */
async function readToTheEnd(socket: Socket) {
  let head = "";
  socket.on("data", (chunk: Buffer) => {
    head = (head + chunk.toString("latin1", 0, 12)).slice(0, 12);
  });
  const end = await new Promise((resolve) => {
    const onClosed = (error?: Error | null) => resolve(error ? "reset" : "in order");
    socket.once("error", onClosed).once("end", () => socket.write("and?", onClosed));
  });
  socket.destroy();
  return { head, end };
}
