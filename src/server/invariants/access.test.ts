import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayCall, ROLES, type Role, SCOPES, type Scope } from "#contract/access.ts";
import { allCalls } from "#contract/all.ts";
import type { Call } from "#contract/call.ts";
import { members } from "#server/db/schema/index.ts";
import { addPerson } from "#server/features/households/testing.ts";
import { household, newMember, type TestApp, testApp, visitor } from "#server/testing.ts";
import { cases, type Member, requestOf, type SeededItems, seedHousehold } from "./access-cases.ts";
import { accessStages, seedAccessItems } from "./access-fixtures.ts";
import { dump } from "./dump.ts";

const signedIn = allCalls.filter(
  (call): call is Call & { access: Exclude<Call["access"], "open"> } => call.access !== "open",
);
const withId = signedIn.filter(({ params }) => params !== undefined);
const fieldsOf = ({ input }: Call): string[] =>
  input !== undefined && "shape" in input ? Object.keys(input.shape as object) : [];
const references = signedIn.flatMap((call) =>
  fieldsOf(call)
    .filter((field) => field.endsWith("Id"))
    .map((field) => ({ name: `${call.name} with ${field}`, call, field })),
);

/** Ways to act in one's own household, and what each may be used for. */
type Column = { who: string; role: Role; scopes: readonly Scope[]; token?: "read" | "write" };
const COLUMNS: readonly Column[] = [
  ...ROLES.map((role) => ({ who: `its ${role}`, role, scopes: SCOPES })),
  { who: "its owner by a token that may read", role: "owner", scopes: ["read"], token: "read" },
  { who: "its owner by a token that may write", role: "owner", scopes: ["read", "write"], token: "write" },
];

const HERS = "unmistakably hers";
const NOBODYS = { memberId: "nobody-at-all" };
const unknown = (field: string) => (field in NOBODYS ? NOBODYS[field as keyof typeof NOBODYS] : 2_000_000_000);

let test: TestApp;
let ann: Member;
let bob: Member;
let hers: SeededItems;
let his: SeededItems;

/** All data, cached as long as no one could have changed it. */
let untouched: string[] | undefined;
const FEW = 8;

/** Does something that must change nothing, and checks that it did not. */
async function unchanged<T>(what: string, act: () => Promise<T>): Promise<T> {
  const before = untouched ?? (await dump(test.db));
  untouched = undefined;
  const result = await act();
  expect(await dump(test.db), what).toEqual(before);
  untouched = before;
  return result;
}

type Probe = [who: ReturnType<typeof visitor>, request: ReturnType<typeof requestOf>];

/** What a prober learns: the responses without the call's name. After every few, checks that nothing changed. */
async function probe(probes: Probe[]) {
  const learned: { status: number; message: unknown; code: unknown }[] = [];
  for (let at = 0; at < probes.length; at += FEW) {
    const few = probes.slice(at, at + FEW);
    await unchanged(few.map(([, [method, url]]) => `${method} ${url}`).join(", "), async () => {
      for (const [who, [method, url, ...rest]] of few) {
        const answer = await who.send(method, url, ...rest);
        const { message, code } = answer.json();
        learned.push({ status: answer.statusCode, message, code });
      }
    });
  }
  return learned;
}

beforeAll(async () => {
  test = await testApp();
  ann = await household(test);
  bob = await household(test, "bob@example.com");
  hers = await seedHousehold(test, ann, HERS);
  his = await seedHousehold(test, bob, "his");
});
afterAll(() => test.close());

it("knows how to make every call that takes an id", () => {
  const needing = signedIn.filter(({ params, input, upload }) => params ?? input ?? upload);
  expect(Object.keys(cases).sort()).toEqual(needing.map(({ name }) => name).sort());
  for (const { name } of withId) expect(cases[name]).toHaveProperty("id");
  for (const { call, field } of references) expect(cases[call.name]?.body?.(hers)).toHaveProperty(field);
});

describe("a stranger who is not signed in", () => {
  it.each(signedIn)("gets nothing from $name", async (call) => {
    const forged = visitor(test.app);
    forged.jar.set("weekwise", "A".repeat(43));
    const request = requestOf(call, hers, hers);
    const answers = await probe([
      [visitor(test.app), request],
      [forged, request],
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, code: "not_signed_in" });
  });
});

describe("a user of another household", () => {
  it.each(withId)("gets 404 from $name with a foreign id, the same as with an unknown one", async (call) => {
    const { id = "billId" } = cases[call.name] ?? {};
    const nobodys = { ...his, [id]: unknown(id) };
    const [another, nobody] = await probe([
      [bob, requestOf(call, hers, his)],
      [bob, requestOf(call, nobodys, his)],
    ]);
    expect(another).toMatchObject({ status: 404, code: "not_found" });
    expect(nobody).toEqual(another);
  });

  it.each(references)(
    "gets 404 from $name with a foreign id in the body, the same as with an unknown one",
    async ({ call, field }) => {
      const ids = [hers[field as keyof SeededItems], unknown(field)];
      const [another, nobody] = await probe(ids.map((id) => [bob, requestOf(call, his, { ...his, [field]: id })]));
      expect(another).toMatchObject({ status: 404, code: "not_found" });
      expect(nobody).toEqual(another);
    },
  );

  it("sees nothing of another household in any list", async () => {
    const isList = ({ method, params, output }: Call) =>
      method === "GET" && params === undefined && output !== "events";
    for (const call of signedIn.filter(isList)) {
      const { body } = await bob.get(call.path);
      expect(body).not.toContain(HERS);
      expect(body).not.toContain("ann@example.com");
    }
    const filtered = await bob.get(`/api/payments?billId=${hers.billId}`);
    expect(filtered.json()).toEqual({ items: [], next: null });
  });

  it("does not get another household's response by using their Idempotency-Key", async () => {
    untouched = undefined;
    const key = { headers: { "idempotency-key": "guessed" } };
    const body = { name: "Secret", balance: "3.00" };
    const first = (await ann.post("/api/accounts", body, key)).json();
    const second = (await bob.post("/api/accounts", body, key)).json();
    expect(second.id).not.toBe(first.id);
  });
});

it("loses access at once when removed", async () => {
  const guest = await newMember(test, ann.household, "member");
  expect((await guest.get("/api/bills")).statusCode).toBe(200);
  await test.db.delete(members).where(and(eq(members.household, ann.household), eq(members.userId, guest.id)));
  expect((await guest.get("/api/bills")).statusCode).toBe(401);
});

let householdCount = 0;

/** A household with one of everything and two owners, and a member with that column's role. */
async function comeAs({ role, token }: Column) {
  householdCount += 1;
  const { household: id } = await addPerson(test.db, `home-${householdCount}`);
  const owner = await newMember(test, id, "owner");
  const things = await seedHousehold(test, { ...owner, household: id }, `home ${householdCount}`);
  const person = { ...(role === "owner" ? owner : await newMember(test, id, role)), household: id };
  const guest = token === undefined ? person : await byToken(person, token);
  const accessItems = token === undefined ? await seedAccessItems(test, person) : {};
  return { things: { ...things, ...accessItems }, guest };
}

/** The same user's program, with a token and no cookie. */
async function byToken(person: Member, scope: "read" | "write"): Promise<Member> {
  const { token } = (await person.post("/api/tokens", { name: "A program", scope, days: 7 })).json();
  const program = visitor(test.app);
  const send: Member["send"] = (method, url, body, extra = {}) =>
    program.send(method, url, body, { ...extra, headers: { ...extra.headers, authorization: `Bearer ${token}` } });
  return { ...person, jar: program.jar, send, get: (url, extra) => send("GET", url, undefined, extra) };
}

// Every call by everyone who can reach a household: what the contract allows succeeds, everything else is refused.
describe.each(COLUMNS)("of a household, $who", (column) => {
  const isAllowed = (call: (typeof signedIn)[number]) => mayCall(call.access, column);
  let guest: Member;
  let things: SeededItems;
  let putBack: () => Promise<void>;
  let cookies: [string, string][];
  // The only household in the database: full scans would otherwise include those of the previous columns.
  beforeAll(async () => {
    untouched = undefined;
    await test.reset();
    ({ guest, things } = await comeAs(column));
    putBack = await test.keep();
    cookies = [...guest.jar];
  });

  /** Restores the household and the browser to their initial state. */
  async function comeAgain() {
    untouched = undefined;
    await test.settle();
    await putBack();
    guest.jar.clear();
    for (const [name, value] of cookies) guest.jar.set(name, value);
  }

  const allowed = signedIn.filter(isAllowed);
  const refused = signedIn.filter((call) => !isAllowed(call));
  it("is refused, with a plain message and no side effects, whatever is not for them", async () => {
    const answers = await probe(refused.map((call) => [guest, requestOf(call, things, things)]));
    expect(refused.map(({ name }, index) => ({ name, ...answers[index] }))).toEqual(
      refused.map(({ name, access }) => ({
        name,
        status: 403,
        code: "forbidden",
        message: mayCall(access, { role: column.role, scopes: SCOPES })
          ? "This token doesn't have permission to do this"
          : "You don't have permission to do this in this household",
      })),
    );
  });

  // Reads first: they find the household unchanged, and leave it so.
  const isRead = ({ method }: Call) => method === "GET";
  const ordered = [...allowed.filter(isRead), ...allowed.filter((call) => !isRead(call))];
  it.each(ordered)("gets what $name promises", async (call) => {
    const isReading = isRead(call);
    if (!isReading) await comeAgain();
    await accessStages[call.name]?.(test, guest, things);
    const [method, url, body, form] = requestOf(call, things, things);
    const ask = () => guest.send(method, url, body, { ...form, payloadAsStream: call.output === "events" });
    const answer = isReading ? await unchanged("reads change nothing", ask) : await ask();
    expect(answer.statusCode).toBe(call.status ?? 200);
    if (call.output === "events") answer.stream().destroy();
  });
});
