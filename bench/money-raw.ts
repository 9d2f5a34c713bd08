import { randomUUID } from "node:crypto";
import pg from "pg";

export type Statement = { name: string | undefined; text: string; values: unknown[] };

type Query = string | { name?: string; text: string; values?: unknown[] };

/** Every statement of the transaction that an act makes, as the driver sent it. */
export async function record(act: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const { query } = pg.Client.prototype;
  Reflect.set(
    pg.Client.prototype,
    "query",
    function (this: pg.Client, statement: Query, values?: unknown, ...rest: unknown[]) {
      const text = typeof statement === "string" ? statement : statement.text;
      const parameters = Array.isArray(values) ? values : typeof statement === "string" ? [] : (statement.values ?? []);
      if (typeof text === "string")
        seen.push({ name: typeof statement === "string" ? undefined : statement.name, text, values: parameters });
      return Reflect.apply(query, this, [statement, values, ...rest]);
    },
  );
  try {
    await act();
  } finally {
    Reflect.set(pg.Client.prototype, "query", query);
  }
  const isEnd = ({ text }: Statement) => /^commit/i.test(text);
  return seen.slice(seen.findIndex(({ text }) => /^begin/i.test(text)) + 1, seen.findIndex(isEnd));
}

/**
 * The recorded statements once more, raw, in one transaction. The operation's key and number and the balance after are all
 * that differs, since the database rejects an entry that doesn't continue from the last one.
 */
export async function replay(
  client: pg.ClientBase,
  statements: readonly Statement[],
  operationId: number,
): Promise<void> {
  await client.query("begin");
  let operation: unknown = operationId;
  let balance = "";
  for (const { name, text, values } of statements) {
    const parameters = values.map((value) => {
      if (typeof value === "string" && value.startsWith("payment:")) return `payment:${randomUUID()}`;
      return value === operationId || value === String(operationId) ? operation : value;
    });
    // An entry ends with the amount, the figure after it, and what a catch-up added.
    const [amount] = values.slice(-3);
    if (text.startsWith('insert into "entries"'))
      parameters.splice(-2, 1, (Number(balance) + Number(amount)).toFixed(2));
    const { rows } = await client.query({ text, values: parameters, ...(name !== undefined && { name }) });
    if (text.startsWith('insert into "operations"')) operation = rows[0]?.id;
    if (text.includes('from "accounts"')) balance = rows[0]?.balance;
  }
  await client.query("commit");
}
