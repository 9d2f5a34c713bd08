import * as z from "zod/mini";
import type { Call } from "#contract/call.ts";

/** A number from 0 up to 1, the same row of them for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
export const pick = <T>(random: SeededRandom, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** What the sender owns, and what another person owns. */
export type KnownIds = { own: Record<string, number[]>; others: Record<string, number[]> };
export type Validity = "valid" | "nearly" | "hostile";
export type MadeRequest = { method: string; path: string; body: string | undefined; headers: Record<string, string> };

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

function valueFor(random: SeededRandom, name: string, field: Field, ids: KnownIds): unknown {
  if (field.enum) return pick(random, field.enum);
  if (/Id$/.test(name)) return idOf(random, name.replace(/Id$/, ""), ids);
  if (/amount|balance/i.test(name)) return random() < 0.2 ? Number(pick(random, MONEY)) : pick(random, MONEY);
  if (/date|from|to$|before|after/i.test(name)) return pick(random, DAYS);
  if (/email/i.test(name)) return `someone${Math.floor(random() * 1e6)}@example.com`;
  if (/password/i.test(name)) return "correct horse";
  if (/paymentDay$/.test(name)) return 1 + Math.floor(random() * 31);
  if (/limit|page|days/i.test(name)) return 1 + Math.floor(random() * 50);
  if (/^is|^has/.test(name)) return random() < 0.5;
  if (field.type === "boolean") return random() < 0.5;
  if (field.type === "number" || field.type === "integer") return Math.floor(random() * 30);
  return `${pick(random, WORDS)} ${Math.floor(random() * 1e6)}`;
}

/** Usually an id of the sender's; sometimes another person's, or one that doesn't exist. */
function idOf(random: SeededRandom, kind: string, { own, others }: KnownIds): number {
  const chance = random();
  const from = chance < 0.8 ? own[kind] : chance < 0.9 ? others[kind] : undefined;
  return from && from.length > 0 ? pick(random, from) : Math.floor(random() * 1e6);
}

const shapes = new Map<unknown, Record<string, Field>>();

function fieldsOf(schema: z.ZodMiniType | undefined): Record<string, Field> {
  if (schema === undefined) return {};
  const cached = shapes.get(schema);
  if (cached) return cached;
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Field;
  shapes.set(schema, properties);
  return properties;
}

/** A value for every field of a schema, valid or broken depending on the mood. */
function values(
  random: SeededRandom,
  schema: z.ZodMiniType | undefined,
  ids: KnownIds,
  validity: Validity,
): Record<string, unknown> {
  const names = Object.entries(fieldsOf(schema));
  const made = Object.fromEntries(names.map(([name, field]) => [name, valueFor(random, name, field, ids)]));
  const breakOneField = () => {
    const [name = "extra"] = pick(random, names.length > 0 ? names : [["extra", {}]]) as [string, Field];
    const chance = random();
    if (chance < 0.25) delete made[name];
    else if (chance < 0.85) made[name] = pick(random, HOSTILE);
    else made[pick(random, ["extra", "household", "userId", "id", "createdAt", "balance"])] = pick(random, HOSTILE);
  };
  if (validity === "nearly") breakOneField();
  if (validity === "hostile") for (let n = 0; n < 3; n++) breakOneField();
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
export function makeRequest(random: SeededRandom, call: Call, ids: KnownIds, validity: Validity): MadeRequest {
  const kind = call.path.split("/")[2]?.replace(/s$/, "") ?? "";
  const id = validity === "hostile" && random() < 0.5 ? encode(String(pick(random, HOSTILE))) : idOf(random, kind, ids);
  const path = call.path.replace(/\{\w+\}/g, String(id));
  const queryValues = random() < 0.7 ? {} : values(random, call.query, ids, validity);
  const query = new URLSearchParams(
    Object.entries(queryValues).map(([name, value]) => [name, String(value)]),
  ).toString();
  const headers: Record<string, string> = { ...JSON_TYPE };
  if (call.method !== "GET" && random() < 0.3) headers["idempotency-key"] = `key-${Math.floor(random() * 2000)}`;
  if (validity === "hostile" && random() < 0.1)
    headers["content-type"] = pick(random, ["text/plain", "application/xml", ";;;"]);
  const isBroken = validity === "hostile" && random() < 0.15;
  const body = isBroken ? pick(random, BROKEN_BODIES) : JSON.stringify(values(random, call.input, ids, validity));
  const hasBody = call.method !== "GET" && call.method !== "DELETE" && call.input !== undefined;
  if (!hasBody) delete headers["content-type"];
  return { method: call.method, path: query ? `${path}?${query}` : path, body: hasBody ? body : undefined, headers };
}
