import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ApplyStatementInput } from "#contract/statements.ts";
import { statementLines } from "#server/db/schema/index.ts";
import { ann, liveUntil, saved, test, withAnn } from "#server/features/payments/dues-testing.ts";
import { household } from "#server/testing.ts";
import { applyStatement } from "./apply-statement.ts";
import { dropStatement, sweepStatements } from "./receive-statement.ts";

withAnn();

const NO_CHOICE = { bills: [], incomes: [], changes: [], payments: [], correctTo: null };
const start = async (more: object = {}) =>
  (
    await ann.post("/api/statements", {
      accountId: ann.accountId,
      ...{ format: "csv", accountHint: null, from: "2026-09-01", to: "2026-11-19", closing: null },
      ...{ layoutKey: null, layout: null },
      ...more,
    })
  ).json();
const line = (key: string, day = "2026-11-03", amount = "-132.50") => ({
  key,
  day,
  amount,
  name: "City Power",
  text: "",
});
const send = async (id: number, lines: object[]) => (await ann.post(`/api/statements/${id}/lines`, { lines })).json();
const apply = (id: number, choice: object = {}, options = {}) =>
  ann.post(`/api/statements/${id}/apply`, { ...NO_CHOICE, ...choice }, options);
const undo = (id: number) => ann.post(`/api/statements/${id}/undo`, undefined);
const balance = async () => (await ann.get("/api/accounts")).json()[0].balance;
const bills = async () => (await ann.get("/api/bills")).json();
/** The database, in which something happens before a transaction. */
const interrupted = (nth: number, act: () => Promise<unknown>) => {
  let count = 0;
  const transaction = async (run: Parameters<typeof test.db.transaction>[0]) => {
    count += 1;
    if (count === nth) await act();
    return test.db.transaction(run);
  };
  return new Proxy(test.db, { get: (of, key) => (key === "transaction" ? transaction : Reflect.get(of, key)) });
};
const power = { name: "City Power", amount: "120.00", frequency: "monthly", category: "utilities" };
const addPower = async (more: object = {}) =>
  (await ann.post("/api/bills", { ...power, accountId: ann.accountId, nextDueDate: "2026-12-01", ...more })).json();

describe("importing a bank statement", () => {
  it("recognises lines from another file", async () => {
    const first = await start();
    expect(await send(first.id, [line("a"), line("b")])).toEqual({ added: 2, known: 0 });
    expect(await send(first.id, [line("a"), line("b")]), "sent twice").toEqual({ added: 0, known: 2 });
    await apply(first.id);
    const second = await start();
    expect(await send(second.id, [line("b"), line("c")])).toEqual({ added: 1, known: 1 });
    const { items } = (await ann.get(`/api/statement-lines?accountId=${ann.accountId}`)).json();
    expect(items.map(({ key }: { key: string }) => key).sort()).toEqual(["a", "b", "c"]);
  });

  it("creates all bills and incomes, or none", async () => {
    const { id } = await start();
    await send(id, [line("a")]);
    const bill = { ...power, accountId: ann.accountId, nextDueDate: "2026-12-03" };
    const income = { name: "Acme", amount: "2000.00", frequency: "biweekly", nextPayday: "2026-11-27" };
    const bad = await apply(id, {
      bills: [
        { bill, lines: ["a"] },
        { bill: { ...bill, accountId: 999_999 }, lines: [] },
      ],
    });
    expect(bad.statusCode).toBe(404);
    expect(await bills()).toEqual([]);
    const answer = await apply(id, { bills: [{ bill, lines: ["a"] }], incomes: [{ income }] });
    expect(answer.json()).toMatchObject({ state: "applied", made: { bills: 1, incomes: 1, payments: 0 } });
    expect(await bills()).toMatchObject([{ name: "City Power", nextDueDate: "2026-12-03" }]);
    expect((await apply(id)).json()).toMatchObject({ code: "conflict" });
    const { items } = (await ann.get("/api/statement-lines")).json();
    expect(items[0].billId).toBe((await bills())[0].id);
  });

  it("that was interrupted before its lines were linked to their new bill is finished with the next one", async () => {
    const { id } = await start();
    await send(id, [line("a"), line("b")]);
    const input = ApplyStatementInput.parse({
      ...NO_CHOICE,
      bills: [{ bill: { ...power, accountId: ann.accountId }, lines: ["a", "b"] }],
    });
    const [today, now] = [test.clock.today(), test.clock.now()];
    const request = { household: ann.household, actor: null, key: undefined, hash: "", status: 200, now };
    await test.db.transaction((tx) => applyStatement(tx, { household: ann.household, id, input, request, today, now }));
    const billNames = async () =>
      (await ann.get("/api/statement-lines")).json().items.map(({ billId }: { billId: number }) => billId);
    expect(await billNames()).toEqual([null, null]);
    await start();
    const [{ id: billId }] = await bills();
    expect(await billNames()).toEqual([billId, billId]);
    const statements = (await ann.get("/api/statements")).json();
    expect(statements.find((each: { id: number }) => each.id === id).made.bills).toBe(1);
    await start();
    expect(await billNames(), "repeating changes nothing").toEqual([billId, billId]);
  });

  it("is finished by repeating it with its key, even when its answer was lost before its lines were linked", async () => {
    const { id } = await start();
    await send(id, [line("a")]);
    const choice = { bills: [{ bill: { ...power, accountId: ann.accountId }, lines: ["a"] }] };
    const key = { headers: { "idempotency-key": "import-1" } };
    const first = await apply(id, choice, key);
    const [{ id: billId }] = await bills();
    const links = JSON.stringify([{ billId, keys: ["a"] }]);
    await test.db.execute(sql`update statement_lines set bill_id = null`);
    await test.db.execute(sql`update statements set made = jsonb_set(made::jsonb, '{links}', ${links}::jsonb)::json`);
    expect((await ann.send("DELETE", `/api/statements/${id}`)).json()).toMatchObject({ code: "conflict" });
    expect((await apply(id, choice, key)).json()).toEqual(first.json());
    expect((await ann.get("/api/statement-lines")).json().items).toMatchObject([{ billId }]);
    expect(await bills()).toHaveLength(1);
  });

  it("happens once when sent twice with one key, and for one of two simultaneous requests", async () => {
    const { id } = await start();
    const bill = { ...power, accountId: ann.accountId };
    const key = { headers: { "idempotency-key": "import-1" } };
    const choice = { bills: [{ bill, lines: [] }] };
    expect((await apply(id, choice, key)).json()).toEqual((await apply(id, choice, key)).json());
    const other = await start();
    const answers = await Promise.all([apply(other.id, choice), apply(other.id, choice)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await bills()).toHaveLength(2);
  });

  it("settles the due date near the payment day, with the actual amount and day", async () => {
    test.clock.set("2026-10-20T09:00:00Z");
    const bill = await addPower({ nextDueDate: "2026-11-01" });
    test.clock.set("2026-11-20T09:00:00Z");
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    const before = Number(await balance());
    const { id } = await start();
    await send(id, [line("a")]);
    const answer = await apply(id, { payments: [{ billId: bill.id, line: "a" }] });
    expect(answer.json()).toMatchObject({ made: { payments: 1 } });
    const [paid] = await bills();
    expect(paid).toMatchObject({ nextDueDate: "2026-12-01", lastPaidDate: "2026-11-03" });
    const { items } = (await ann.get("/api/payments")).json();
    expect(items).toMatchObject([{ amount: "132.50", settlesDue: "2026-11-01", status: "completed" }]);
    expect(before - Number(await balance())).toBeLessThan(132.5);
    const again = await start();
    await send(again.id, [line("a"), line("b", "2026-11-04")]);
    expect((await apply(again.id, { payments: [{ billId: bill.id, line: "a" }] })).statusCode).toBe(409);
    expect((await apply(again.id, { payments: [{ billId: bill.id, line: "b" }] })).json().message).toMatch(
      /already settled/,
    );
  });

  it("is refused when every due date near the payment day was settled long ago", async () => {
    const bill = await addPower({ nextDueDate: "2026-11-25", isDirectDebit: true });
    await liveUntil("2027-02-15");
    const before = await balance();
    const { id } = await start();
    await send(id, [line("a", "2026-12-10")]);
    const answer = await apply(id, { payments: [{ billId: bill.id, line: "a" }] });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/already settled/);
    expect(await balance()).toBe(before);
  });

  it("pays one bill with a line, once", async () => {
    const [one, other] = [await addPower(), await addPower({ name: "City Power Garage" })];
    const { id } = await start();
    await send(id, [line("a", "2026-11-19")]);
    for (const billId of [one.id, other.id]) {
      const payments = [one.id, billId].map((each) => ({ billId: each, line: "a" }));
      expect((await apply(id, { payments })).json()).toMatchObject({ code: "conflict" });
    }
    expect(await balance()).toBe("5000.00");
  });

  it.each(["cancelled", "undone"])("keeps its payment's line when an earlier one with it is %s", async (end) => {
    const { id: billId } = await addPower();
    const first = await start();
    await send(first.id, [line("a", "2026-11-19"), line("b")]);
    if (end === "undone") await apply(first.id);
    const second = await start();
    expect(await send(second.id, [line("a", "2026-11-19")])).toEqual({ added: 0, known: 1 });
    const payments = [{ billId, line: "a" }];
    expect((await apply(second.id, { payments })).json()).toMatchObject({ lines: 1 });
    if (end === "undone") await undo(first.id);
    else await ann.send("DELETE", `/api/statements/${first.id}`);
    expect((await ann.get("/api/statement-lines")).json().items).toMatchObject([{ key: "a", billId }]);
    const third = await start();
    expect(await send(third.id, [line("a", "2026-11-19")])).toEqual({ added: 0, known: 1 });
    expect((await apply(third.id, { payments })).statusCode).toBe(409);
  });

  describe("whose file overlaps with another's", () => {
    const keys = async () => {
      const { items } = (await ann.get("/api/statement-lines")).json();
      return items.map(({ key, billId }: { key: string; billId: number | null }) => [key, billId]).sort();
    };
    const cancel = (id: number) => ann.send("DELETE", `/api/statements/${id}`);

    it("keeps its lines when the other is cancelled", async () => {
      const { id: billId } = await addPower();
      const first = await start();
      await send(first.id, [line("a", "2026-11-19"), line("b"), line("c")]);
      const second = await start();
      expect(await send(second.id, [line("a", "2026-11-19"), line("b")])).toEqual({ added: 0, known: 2 });
      await cancel(first.id);
      expect(await keys()).toEqual([
        ["a", null],
        ["b", null],
      ]);
      const answer = await apply(second.id, { payments: [{ billId, line: "a" }] });
      expect(answer.json()).toMatchObject({ state: "applied", lines: 2 });
    });

    it("keeps them when its upload broke off and was repeated, and a day later the first is deleted", async () => {
      const first = await start();
      await send(first.id, [line("a"), line("b")]);
      const second = await start();
      await send(second.id, [line("a")]);
      await send(second.id, [line("a"), line("b")]);
      const bill = { ...power, accountId: ann.accountId };
      await apply(second.id, { bills: [{ bill, lines: ["a", "b"] }] });
      test.clock.forward(25 * 60);
      await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
      const [{ id: billId }] = await bills();
      await start();
      expect(await keys()).toEqual([
        ["a", billId],
        ["b", billId],
      ]);
      const statements = (await ann.get("/api/statements")).json();
      expect(statements).toMatchObject([{ state: "draft" }, { id: second.id, lines: 2 }]);
    });

    it("keeps them when the earlier import is undone, and leaves it its own when undone itself", async () => {
      const { id: billId } = await addPower({ nextDueDate: "2026-11-20" });
      const first = await start();
      await send(first.id, [line("a", "2026-11-18"), line("b")]);
      await apply(first.id);
      const second = await start();
      await send(second.id, [line("a", "2026-11-18"), line("b"), line("c")]);
      await apply(second.id, { payments: [{ billId, line: "a" }] });
      await undo(second.id);
      expect(await keys()).toEqual([
        ["a", null],
        ["b", null],
      ]);
      const third = await start();
      await send(third.id, [line("b"), line("c")]);
      await apply(third.id);
      await undo(first.id);
      expect(await keys()).toEqual([
        ["b", null],
        ["c", null],
      ]);
    });
  });

  it("names the bill that the account has too little for", async () => {
    const { id: billId } = await addPower({ nextDueDate: "2026-11-25" });
    const { id } = await start();
    await send(id, [line("a", "2026-11-19", "-5000.01")]);
    const payments = [{ billId, line: "a" }];
    expect((await apply(id, { payments })).json().message).toMatch(/^City Power: Insufficient funds/);
    expect((await apply(id, { payments, correctTo: "-0.01" })).json().message).toMatch(
      /^City Power: Insufficient funds/,
    );
  });

  it("makes a payment that only the corrected balance allows, and undoes both", async () => {
    const { id: billId } = await addPower({ nextDueDate: "2026-11-25" });
    const { id } = await start();
    await send(id, [line("a", "2026-11-19", "-6000.00")]);
    const answer = await apply(id, { payments: [{ billId, line: "a" }], correctTo: "250.00" });
    expect(answer.json()).toMatchObject({ made: { payments: 1, isCorrected: true } });
    expect(await balance()).toBe("250.00");
    await undo(id);
    expect(await balance()).toBe("5000.00");
  });

  it("changes a known bill's amount, and corrects the balance", async () => {
    const bill = await addPower();
    const { id } = await start({ closing: { day: "2026-11-19", amount: "4321.00" } });
    await apply(id, { changes: [{ billId: bill.id, amount: "132.50" }], correctTo: "4321.00" });
    expect((await bills())[0].amount).toBe("132.50");
    expect(await balance()).toBe("4321.00");
  });
});

describe("linking lines to a known bill", () => {
  const linkedTo = async () =>
    Object.fromEntries(
      (await ann.get("/api/statement-lines"))
        .json()
        .items.map(({ key, billId }: { key: string; billId: number | null }) => [key, billId]),
    );

  it("works for lines of earlier statements too, and is undone with the import", async () => {
    const bill = await addPower({ name: "Electricity" });
    const first = await start();
    await send(first.id, [line("a")]);
    await apply(first.id);
    const { id } = await start();
    await send(id, [line("b"), line("c")]);
    const answer = await apply(id, { links: [{ billId: bill.id, lines: ["a", "b"] }] });
    expect(answer.json()).toMatchObject({ made: { links: 1, bills: 0 } });
    expect(await linkedTo()).toEqual({ a: bill.id, b: bill.id, c: null });
    await undo(id);
    expect(await linkedTo()).toEqual({ a: null });
    expect(await bills()).toHaveLength(1);
  });

  it("is refused for a bill of another household, and then nothing is imported", async () => {
    const ben = await household(test, "ben@example.com");
    const theirs = (await ben.post("/api/bills", { ...power, accountId: ben.accountId })).json();
    const { id } = await start();
    await send(id, [line("a")]);
    const answer = await apply(id, { links: [{ billId: theirs.id, lines: ["a"] }], correctTo: "1.00" });
    expect(answer.statusCode).toBe(404);
    expect(await linkedTo()).toEqual({ a: null });
    expect(await balance()).not.toBe("1.00");
  });
});

describe("a known bill's due day", () => {
  it("is corrected after its due date is settled, and both are undone together", async () => {
    const bill = await addPower({ nextDueDate: "2026-11-20" });
    const before = (await bills())[0];
    const { id } = await start();
    await send(id, [line("a", "2026-11-18")]);
    const choice = {
      changes: [{ billId: bill.id, nextDueDate: "2026-12-18" }],
      payments: [{ billId: bill.id, line: "a" }],
    };
    expect((await apply(id, choice)).json()).toMatchObject({ made: { changes: 1, payments: 1 } });
    expect((await bills())[0]).toMatchObject({ nextDueDate: "2026-12-18", paymentDay: 18, amount: "120.00" });
    await undo(id);
    const [after] = await bills();
    expect({ ...after, updatedAt: before.updatedAt, savings: before.savings }).toEqual(before);
  });

  it("is not reverted when someone has moved it since", async () => {
    const bill = await addPower();
    const { id } = await start();
    await apply(id, { changes: [{ billId: bill.id, amount: "130.00", nextDueDate: "2026-12-09" }] });
    await ann.send("PATCH", `/api/bills/${bill.id}`, { nextDueDate: "2026-12-24" });
    await undo(id);
    expect((await bills())[0]).toMatchObject({ nextDueDate: "2026-12-24", amount: "120.00" });
  });

  it("cannot be in the past, and then nothing is imported", async () => {
    const bill = await addPower();
    const { id } = await start();
    const changes = [{ billId: bill.id, amount: "130.00", nextDueDate: "2026-11-09" }];
    expect((await apply(id, { changes })).json().message).toMatch(/today or later/);
    expect((await bills())[0]).toMatchObject({ nextDueDate: "2026-12-01", amount: "120.00" });
  });
});

describe("undoing an import", () => {
  it("reverts everything it did within a day: bills, incomes, prices, payments, the balance and its lines", async () => {
    const bill = await addPower({ nextDueDate: "2026-11-20" });
    const before = { balance: await balance(), bills: await bills(), saved: await saved(bill.id) };
    const { id } = await start();
    await send(id, [line("a", "2026-11-18")]);
    const applied = await apply(id, {
      bills: [{ bill: { ...power, name: "Water", accountId: ann.accountId }, lines: [] }],
      incomes: [{ income: { name: "Acme", amount: "2000.00", frequency: "monthly" } }],
      changes: [{ billId: bill.id, amount: "132.50" }],
      payments: [{ billId: bill.id, line: "a" }],
      correctTo: "1.00",
    });
    expect(applied.json()).toMatchObject({
      made: { bills: 1, incomes: 1, changes: 1, payments: 1, isCorrected: true },
    });
    expect(await balance()).toBe("1.00");
    expect((await undo(id)).json()).toMatchObject({ state: "undone", undoUntil: null });
    expect(await balance()).toBe(before.balance);
    expect(await bills()).toMatchObject([
      { name: "City Power", amount: "120.00", nextDueDate: "2026-11-20", lastPaidDate: null },
    ]);
    expect((await ann.get("/api/incomes")).json()).toEqual([]);
    expect((await ann.get("/api/statement-lines")).json().items).toEqual([]);
    expect((await undo(id)).statusCode).toBe(409);
  });

  it("returns a bill to its amount before the import, whatever else the import did to it", async () => {
    const varying = await addPower({ amount: "50.00", estimate: "last", nextDueDate: "2026-11-20" });
    const fixed = await addPower({ name: "Water" });
    const { id } = await start();
    await send(id, [line("a", "2026-11-18", "-60.00")]);
    const change = (bill: { id: number }, amount: string) => ({ billId: bill.id, amount });
    await apply(id, {
      changes: [change(varying, "65.00"), change(fixed, "130.00"), change(fixed, "140.00")],
      payments: [{ billId: varying.id, line: "a" }],
    });
    expect(await bills()).toMatchObject([{ amount: "65.00" }, { amount: "140.00" }]);
    await undo(id);
    expect(await bills()).toMatchObject([{ amount: "50.00" }, { amount: "120.00" }]);
  });

  it("returns a bill to its amount while its last payment is scheduled", async () => {
    const bill = await addPower({ isDirectDebit: true, endsOn: "2026-12-01" });
    const { id } = await start();
    await apply(id, { changes: [{ billId: bill.id, amount: "132.50" }] });
    await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-12-01" });
    expect((await undo(id)).statusCode).toBe(200);
    expect((await bills())[0]).toMatchObject({ amount: "120.00", endsOn: "2026-12-01" });
  });

  it("asks about the account's balance again as before, unless someone has confirmed it since", async () => {
    const checkedOn = async () => (await ann.get("/api/accounts")).json()[0].checkedOn;
    test.clock.set("2026-12-25T12:00:00Z");
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    const first = await start();
    await apply(first.id, { correctTo: "1.00" });
    expect(await checkedOn()).toBe("2026-12-25");
    await undo(first.id);
    expect(await checkedOn()).toBe("2026-11-20");
    const second = await start();
    await apply(second.id, { correctTo: "1.00" });
    test.clock.set("2026-12-26T11:00:00Z");
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { isChecked: true });
    await undo(second.id);
    expect(await checkedOn()).toBe("2026-12-26");
  });

  it("includes bills archived since", async () => {
    const bill = await addPower();
    const { id } = await start();
    await apply(id, {
      bills: [{ bill: { ...power, name: "Water", accountId: ann.accountId }, lines: [] }],
      changes: [{ billId: bill.id, amount: "132.50" }],
    });
    for (const each of await bills()) await ann.post(`/api/bills/${each.id}/archive`);
    await undo(id);
    expect((await ann.get("/api/bills?archived=true")).json()).toMatchObject([
      { name: "City Power", amount: "120.00" },
    ]);
  });

  it("is refused after a day, and keeps what people changed since", async () => {
    const bill = await addPower();
    const first = await start();
    await apply(first.id, { changes: [{ billId: bill.id, amount: "132.50" }] });
    await ann.send("PATCH", `/api/bills/${bill.id}`, { amount: "140.00" });
    await undo(first.id);
    expect((await bills())[0].amount).toBe("140.00");
    const second = await start();
    await apply(second.id);
    test.clock.forward(24 * 60 + 1);
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    expect((await undo(second.id)).json().message).toMatch(/more than 24 hours ago/);
  });
});

describe("a statement that is not imported", () => {
  it("is cancelled with its lines, and deleted a day later when abandoned", async () => {
    const { id } = await start();
    await send(id, [line("a")]);
    expect((await ann.send("DELETE", `/api/statements/${id}`)).statusCode).toBe(204);
    expect((await ann.get("/api/statement-lines")).json().items).toEqual([]);
    const remaining = await start();
    await send(remaining.id, [line("a")]);
    test.clock.forward(25 * 60);
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    await start();
    expect((await ann.get("/api/statements")).json()).toHaveLength(1);
  });

  it("is applied whole or not at all, also while it is being deleted", async () => {
    const { id: billId } = await addPower();
    const choice = { payments: [{ billId, line: "a" }] };
    const { id } = await start();
    await send(id, [line("a", "2026-11-19")]);
    test.clock.forward(25 * 60);
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    const { household } = ann;
    await sweepStatements(
      interrupted(1, () => apply(id, choice)),
      household,
      test.clock.now(),
    );
    expect((await ann.get("/api/statements")).json()).toMatchObject([{ id, state: "applied", lines: 1 }]);
    const other = await start();
    await send(other.id, [line("b", "2026-11-19")]);
    const paying = { payments: [{ billId, line: "b" }] };
    const late = async () => expect((await apply(other.id, paying)).statusCode).toBe(409);
    await dropStatement(interrupted(2, late), { household, id: other.id });
    expect((await ann.get("/api/statements")).json()).toMatchObject([{ id }]);
  });

  it("is deleted with its account, however many lines it has, and leaves those of others", async () => {
    const { id } = await start();
    const some = (from: number) => Array.from({ length: 400 }, (_, at) => line(`line ${from + at}`));
    await send(id, some(0));
    const { id: accountId } = (await ann.post("/api/accounts", { name: "Other", balance: "0" })).json();
    const other = await start({ accountId });
    await send(other.id, [line("line 0")]);
    await send(id, some(400));
    await ann.send("DELETE", `/api/accounts/${ann.accountId}`);
    expect((await ann.get("/api/statements")).json()).toMatchObject([{ id: other.id, lines: 1 }]);
    expect((await ann.get("/api/statement-lines")).json().items).toMatchObject([{ key: "line 0" }]);
    const { count } = (await test.db.select({ count: sql<number>`count(*)::int` }).from(statementLines))[0] ?? {};
    expect(count).toBe(1);
  });
});
