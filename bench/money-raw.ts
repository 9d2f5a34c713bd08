import { randomUUID } from "node:crypto";
import pg from "pg";

export type Statement = { text: string; values: unknown[] };

type Sent = string | { text: string; values?: unknown[] };

/** Every statement of the transaction that an act makes, as the driver sent it. */
export async function record(act: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const { query } = pg.Client.prototype;
  Reflect.set(
    pg.Client.prototype,
    "query",
    function (this: pg.Client, sent: Sent, values?: unknown, ...rest: unknown[]) {
      const text = typeof sent === "string" ? sent : sent.text;
      const given = Array.isArray(values) ? values : typeof sent === "string" ? [] : (sent.values ?? []);
      if (typeof text === "string") seen.push({ text, values: given });
      return Reflect.apply(query, this, [sent, values, ...rest]);
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
 * The recorded statements once more, raw, in one transaction. It is rolled back, so that the next one finds the same figures;
 * the operation's key and number are the only things that differ.
 */
export async function replay(
  client: pg.ClientBase,
  statements: readonly Statement[],
  operationId: number,
): Promise<void> {
  await client.query("begin");
  let fresh: unknown = operationId;
  for (const { text, values } of statements) {
    const given = values.map((value) => {
      if (typeof value === "string" && value.startsWith("payment:")) return `payment:${randomUUID()}`;
      return value === operationId || value === String(operationId) ? fresh : value;
    });
    const { rows } = await client.query(text, given);
    if (text.startsWith('insert into "operations"')) fresh = rows[0]?.id;
  }
  await client.query("rollback");
}
