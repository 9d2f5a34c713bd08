import * as z from "zod/mini";
import type { Call } from "#contract/call.ts";

/** A number from 0 up to 1, the same row of them for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Roll = ReturnType<typeof dice>;
export const pick = <T>(roll: Roll, from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;

/** What the sender owns, and what another person owns. */
export type Known = { own: Record<string, number[]>; others: Record<string, number[]> };
export type Mood = "valid" | "nearly" | "hostile";
export type Made = { method: string; path: string; body: string | undefined; headers: Record<string, string> };

const HOSTILE: readonly unknown[] = [
  ...[
    "' or 1=1 --",
    "'; drop table bills; --",
    '{"$gt":""}',
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "\u0000",
  ],
  ...[
    "%00",
    "\ud800",
    "\u202e",
    "=1+1",
    "$" + "{7*7}",
    "{{7*7}}",
    "😀".repeat(300),
    "x".repeat(20_000),
    "1e309",
    "NaN",
    "-0",
  ],
  ...["2026-02-31", "0000-00-00", "9999-12-31", "2026-1-1", "31/12/2026", "__proto__", "constructor", "toString"],
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), [], {}, [[]], [null], { id: 1 }],
  ...[{ __proto__: { isAdmin: true } }, { length: 1e9 }, { toJSON: 1 }, "99999999.99", "100000000", "0.001", "-0.01"],
];

const WORDS = ["Rent", "Gas & water", "Café", "Ödland", "保険", "שכר", "O'Brien", "a", "Internet 2", "Strom/Gas"];
const DAYS = ["2026-11-15", "2026-11-20", "2026-12-31", "2027-02-28", "2028-02-29", "2030-06-30", "2024-02-29"];
const MONEY = ["0.01", "1", "9.99", "60.00", "129.90", "1000", "54321.09"];

type Field = { type?: string; enum?: unknown[]; anyOf?: Field[]; properties?: Record<string, Field> };

function ofKind(roll: Roll, name: string, field: Field, known: Known): unknown {
  if (field.enum) return pick(roll, field.enum);
  if (/Id$/.test(name)) return idOf(roll, name.replace(/Id$/, ""), known);
  if (/amount|balance/i.test(name)) return roll() < 0.2 ? Number(pick(roll, MONEY)) : pick(roll, MONEY);
  if (/date|from|to$|before|after/i.test(name)) return pick(roll, DAYS);
  if (/email/i.test(name)) return `someone${Math.floor(roll() * 1e6)}@example.com`;
  if (/password/i.test(name)) return "correct horse";
  if (/paymentDay$/.test(name)) return 1 + Math.floor(roll() * 31);
  if (/limit|page|days/i.test(name)) return 1 + Math.floor(roll() * 50);
  if (/^is|^has/.test(name)) return roll() < 0.5;
  if (field.type === "boolean") return roll() < 0.5;
  if (field.type === "number" || field.type === "integer") return Math.floor(roll() * 30);
  return `${pick(roll, WORDS)} ${Math.floor(roll() * 1e6)}`;
}

/** Usually an id of the sender's; sometimes another person's, or one that doesn't exist. */
function idOf(roll: Roll, kind: string, { own, others }: Known): number {
  const luck = roll();
  const from = luck < 0.8 ? own[kind] : luck < 0.9 ? others[kind] : undefined;
  return from && from.length > 0 ? pick(roll, from) : Math.floor(roll() * 1e6);
}

const shapes = new Map<unknown, Record<string, Field>>();

function fieldsOf(schema: z.ZodMiniType | undefined): Record<string, Field> {
  if (schema === undefined) return {};
  const known = shapes.get(schema);
  if (known) return known;
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Field;
  shapes.set(schema, properties);
  return properties;
}

/** A value for every field of a schema, valid or broken depending on the mood. */
function values(roll: Roll, schema: z.ZodMiniType | undefined, known: Known, mood: Mood): Record<string, unknown> {
  const names = Object.entries(fieldsOf(schema));
  const made = Object.fromEntries(names.map(([name, field]) => [name, ofKind(roll, name, field, known)]));
  const spoil = () => {
    const [name = "extra"] = pick(roll, names.length > 0 ? names : [["extra", {}]]) as [string, Field];
    const way = roll();
    if (way < 0.25) delete made[name];
    else if (way < 0.85) made[name] = pick(roll, HOSTILE);
    else made[pick(roll, ["extra", "household", "userId", "id", "createdAt", "balance"])] = pick(roll, HOSTILE);
  };
  if (mood === "nearly") spoil();
  if (mood === "hostile") for (let n = 0; n < 3; n++) spoil();
  return made;
}

const BROKEN_BODIES = [
  "",
  "{",
  "null",
  "[]",
  '"x"',
  "7",
  '{"a":1,"a":2}',
  "[".repeat(3000),
  '{"__proto__":{"x":1}}',
  "\u0000",
];
const JSON_TYPE = { "content-type": "application/json" };

// Half a surrogate pair can't be encoded, so it goes as it would look.
const encode = (text: string) => encodeURIComponent(text.slice(0, 2000).replace(/[\ud800-\udfff]/g, "\ufffd"));

/** One request of a call: valid, wrong in one place, or hostile. */
export function makeRequest(roll: Roll, call: Call, known: Known, mood: Mood): Made {
  const kind = call.path.split("/")[2]?.replace(/s$/, "") ?? "";
  const id = mood === "hostile" && roll() < 0.5 ? encode(String(pick(roll, HOSTILE))) : idOf(roll, kind, known);
  const path = call.path.replace(/\{\w+\}/g, String(id));
  const asked = roll() < 0.7 ? {} : values(roll, call.query, known, mood);
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString();
  const headers: Record<string, string> = { ...JSON_TYPE };
  if (call.method !== "GET" && roll() < 0.3) headers["idempotency-key"] = `key-${Math.floor(roll() * 2000)}`;
  if (mood === "hostile" && roll() < 0.1)
    headers["content-type"] = pick(roll, ["text/plain", "application/xml", ";;;"]);
  const isBroken = mood === "hostile" && roll() < 0.15;
  const body = isBroken ? pick(roll, BROKEN_BODIES) : JSON.stringify(values(roll, call.input, known, mood));
  const hasBody = call.method !== "GET" && call.method !== "DELETE" && call.input !== undefined;
  if (!hasBody) delete headers["content-type"];
  return { method: call.method, path: query ? `${path}?${query}` : path, body: hasBody ? body : undefined, headers };
}
