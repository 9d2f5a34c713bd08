import { expect, it } from "vitest";
import { ExportFile } from "#contract/export.ts";
import type { KnownLine, Statement } from "#contract/statements.ts";
import { ann, test, withAnn } from "#server/features/payments/dues-testing.ts";
import { household } from "#server/testing.ts";

withAnn();

type Member = typeof ann;
const LAYOUT = {
  ...{ delimiter: ",", headerRow: 0, firstRow: 1, dateOrder: "ymd", decimalMark: ".", isTurned: false },
  roles: ["date", "name", "amount"],
};
const LINES = ["2026-11-18", "2026-10-19", "2026-09-18"].map((day, at) => ({
  ...{ key: `line ${at}`, day, amount: "-132.50", name: "City Power", text: "" },
}));
const NO_CHOICE = { bills: [], incomes: [], changes: [], payments: [], correctTo: null };

async function start(who: Member, accountId: number): Promise<Statement> {
  const input = { format: "csv", accountHint: "DE12", from: "2026-09-01", to: "2026-11-19" };
  const closing = { day: "2026-11-19", amount: "-12.34" };
  return (
    await who.post("/api/statements", { accountId, ...input, closing, layoutKey: "date,name,amount", layout: LAYOUT })
  ).json();
}
const send = async (who: Member, id: number) =>
  (await who.post(`/api/statements/${id}/lines`, { lines: LINES })).json();
const apply = (who: Member, id: number, choice: object = {}) =>
  who.post(`/api/statements/${id}/apply`, { ...NO_CHOICE, ...choice });
const exported = async (who: Member) => ExportFile.parse((await who.get("/api/export")).json());
const bring = async (who: Member, file: unknown) => (await who.post("/api/import", file)).json();
const linesOf = async (who: Member): Promise<KnownLine[]> => (await who.get("/api/statement-lines")).json().items;

/** Ann's bill, and a statement whose newest line has paid it. */
async function importOne(): Promise<{ billId: number; statement: Statement }> {
  const { id: billId } = await ann.addBill({ name: "City Power", nextDueDate: "2026-11-20" });
  const statement = await start(ann, ann.accountId);
  await send(ann, statement.id);
  expect((await apply(ann, statement.id, { payments: [{ billId, line: "line 0" }] })).statusCode).toBe(200);
  return { billId, statement };
}

it("an export includes bank statements, and an import recognises their lines and columns", async () => {
  await importOne();
  const bob = await household(test, "bob@example.com");
  const file = await exported(ann);
  expect(await bring(bob, file)).toMatchObject({ statements: { added: 1, known: 0 } });
  const [statement] = (await bob.get("/api/statements")).json();
  expect(statement).toMatchObject({
    ...{ state: "applied", lines: 3, from: "2026-09-01", closing: { amount: "-12.34" }, accountHint: "DE12" },
    ...{ layoutKey: "date,name,amount", layout: LAYOUT, undoUntil: null, made: null },
  });
  const bill = (await bob.bills()).find(({ name }: { name: string }) => name === "City Power");
  const { items } = (await bob.get("/api/payments")).json();
  const proof = (await linesOf(bob)).find(({ key }) => key === "line 0");
  expect(proof).toMatchObject({ amount: "-132.50", billId: bill.id, paymentId: items[0].id });

  const next = await start(bob, statement.accountId);
  expect(await send(bob, next.id)).toEqual({ added: 0, known: 3 });
  await bob.send("DELETE", `/api/statements/${next.id}`);
  expect(await bring(bob, file)).toMatchObject({ statements: { added: 0, known: 1 } });
  expect(await bring(ann, file)).toMatchObject({ statements: { added: 0, known: 1 } });
  expect(await linesOf(bob)).toHaveLength(3);
  expect((await bring(ann, await exported(bob))).statements).toEqual({ added: 0, known: 1 });
});

it("an export has neither drafts nor undone imports, and importing a file again does not bring those back", async () => {
  const { statement } = await importOne();
  const before = await exported(ann);
  await ann.post(`/api/statements/${statement.id}/undo`, undefined);
  await send(ann, (await start(ann, ann.accountId)).id);
  const after = await exported(ann);
  expect([after.statements, after.statementLines]).toEqual([[], []]);
  const applied = await start(ann, ann.accountId);
  await send(ann, applied.id);
  await apply(ann, applied.id);
  expect(
    (await exported(ann)).statementLines.map(({ statementId }) => statementId),
    "a draft has them too",
  ).toEqual(Array(3).fill(applied.id));
  expect(await bring(ann, before)).toMatchObject({ statements: { added: 0, known: 1 } });
  expect(before.statementLines).toHaveLength(3);
});

it("keeps an account's existing lines, and adds those of other dates", async () => {
  await importOne();
  const bob = await household(test, "bob@example.com");
  await bring(bob, await exported(ann));
  test.clock.forward(60);
  const later = await start(ann, ann.accountId);
  const more = { ...LINES[0], key: "line 3", day: "2026-11-19" };
  await ann.post(`/api/statements/${later.id}/lines`, { lines: [...LINES, more] });
  await apply(ann, later.id);
  expect((await bring(bob, await exported(ann))).statements).toEqual({ added: 1, known: 1 });
  expect((await linesOf(bob)).map(({ key }) => key).sort()).toEqual(["line 0", "line 1", "line 2", "line 3"]);
});

it("keeps an imported statement's lines when an import that brought them before is undone", async () => {
  await importOne();
  const bob = await household(test, "bob@example.com");
  const file = await exported(ann);
  const mapped = { ...file, accounts: file.accounts.map((each) => ({ ...each, name: "Everyday" })) };
  await bring(bob, { ...mapped, statements: [], statementLines: [] });
  const { id: accountId } = (await bob.get("/api/accounts"))
    .json()
    .find(({ name }: { name: string }) => name === "Everyday");
  test.clock.forward(1);
  const own = await start(bob, accountId);
  await send(bob, own.id);
  await apply(bob, own.id);
  expect(await bring(bob, mapped)).toMatchObject({ statements: { added: 1 } });
  await bob.post(`/api/statements/${own.id}/undo`, undefined);
  expect(await linesOf(bob)).toHaveLength(3);
});

it("rejects lines matched to another bill's payment, or to nothing", async () => {
  await importOne();
  const bob = await household(test, "bob@example.com");
  const file = await exported(ann);
  const [first, second] = file.statementLines;
  const importTampered = async (lines: unknown[], statements: unknown[] = file.statements) =>
    (await bring(bob, { ...file, statements, statementLines: lines })).message;
  const proof = file.statementLines.find(({ paymentId }) => paymentId !== null);
  expect(await importTampered([proof, { ...proof, id: 99, key: "again" }])).toMatch(/refers to another bill's payment/);
  expect(await importTampered([{ ...proof, billId: null }])).toMatch(/refers to another bill's payment/);
  expect(await importTampered([{ ...second, statementId: 999 }])).toMatch(/unknown statement/);
  expect(await importTampered([{ ...second, billId: 999, paymentId: null }])).toMatch(/unknown bill/);
  expect(await importTampered([first, first])).toMatch(/same id/);
  expect(await importTampered([], [{ ...file.statements[0], accountId: 999 }])).toMatch(/unknown account/);
  expect((await bob.get("/api/statements")).json()).toEqual([]);
});

it("a manually undone payment frees its line for another", async () => {
  const { billId } = await importOne();
  const { items } = (await ann.get("/api/payments")).json();
  expect((await ann.post(`/api/payments/${items[0].id}/undo`, undefined)).statusCode).toBe(200);
  expect((await linesOf(ann)).map(({ paymentId }) => paymentId)).toEqual([null, null, null]);
  const again = await start(ann, ann.accountId);
  expect((await apply(ann, again.id, { payments: [{ billId, line: "line 0" }] })).statusCode).toBe(200);
});

it("a line matched to a payment stays with the bill that was paid", async () => {
  const { billId } = await importOne();
  const again = await start(ann, ann.accountId);
  const bill = { name: "Water", amount: "9.00", frequency: "monthly", category: "bills", accountId: ann.accountId };
  await apply(ann, again.id, { bills: [{ bill, lines: ["line 0", "line 1"] }] });
  const found = new Map((await linesOf(ann)).map((line) => [line.key, line.billId]));
  expect(found.get("line 0")).toBe(billId);
  expect(found.get("line 1")).not.toBe(billId);
});
