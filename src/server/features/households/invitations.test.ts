import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answers, invitations, users } from "#server/db/schema/index.ts";
import { newMember, type TestApp, testApp, visitor } from "#server/testing.ts";
import { listMembers, updateRole } from "./store.ts";
import { addPerson } from "./testing.ts";

let test: TestApp;
let home: string;
let ann: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  test = await testApp({ REGISTRATION: "closed" });
});
afterAll(() => test.close());
afterEach(() => test.reset());
beforeEach(async () => {
  test.clock.set("2026-03-02T09:00:00Z");
  home = (await addPerson(test.db, "founder")).household;
  ann = await newMember(test, home, "owner", "Ann");
});

type Person = Pick<typeof ann, "post" | "get" | "send">;

const INVITES = "/api/household/invitations";
const accept = (who: Person, token: string) => who.post("/api/invitations/accept", { token });
const readInvitation = (token: string) => visitor(test.app).post("/api/invitations/read", { token });
const sam = { email: "sam@example.com", password: "correct horse", firstName: "Sam" };
const register = (body: object) => visitor(test.app).post("/api/auth/register", { ...sam, ...body });

async function linkBy(who: Person, body: object = { role: "member" }) {
  const answer = await who.post(INVITES, body);
  expect(answer.statusCode).toBe(201);
  const { link, invitation } = answer.json();
  expect(link).toMatch(/^http:\/\/localhost:3000\/join#[\w-]{54}$/);
  return { token: String(link.split("#")[1]), id: Number(invitation.id) };
}

/** A user with their own household. */
async function stranger(name: string) {
  return newMember(test, (await addPerson(test.db, `home-of-${name}`.toLowerCase())).household, "owner", name);
}

const rolesAtHome = async () =>
  Object.fromEntries((await listMembers(test.db, home)).map(({ userId, role }) => [userId, role]));

const GONE = { message: "This invitation is no longer valid. Ask for a new one.", code: "not_found" };

async function isGone(token: string) {
  expect((await readInvitation(token)).json()).toEqual(GONE);
  const late = await stranger(`late-${token.slice(-4)}`);
  expect((await accept(late, token)).json()).toEqual(GONE);
  expect((await register({ invitation: token, email: "late@example.com" })).json()).toEqual(GONE);
  expect(await rolesAtHome()).not.toHaveProperty(late.id);
}

describe("an invitation", () => {
  it("shows what it is for, and admits someone with an account, once, in its role", async () => {
    const { token } = await linkBy(ann, { role: "viewer" });
    expect((await readInvitation(token)).json()).toEqual({
      ...{ household: "My household", by: "Ann", role: "viewer", email: null },
      expiresAt: "2026-03-09T09:00:00.000Z",
    });
    const zoe = await stranger("Zoe");
    test.clock.forward(1);
    const joined = await accept(zoe, token);
    expect(joined.json()).toMatchObject({ id: home, role: "viewer", name: "My household" });
    expect((await zoe.get("/api/household")).json().id).toBe(home);
    expect((await zoe.get("/api/households")).json()).toMatchObject([{ role: "owner" }, { id: home, isActive: true }]);
    await isGone(token);
  });

  it("admits someone who registers with it even when registration is closed, without another household", async () => {
    const { token } = await linkBy(ann);
    expect((await register({})).json()).toMatchObject({ code: "registration_closed" });
    expect((await register({ invitation: token })).statusCode).toBe(201);
    const browser = visitor(test.app);
    await browser.post("/api/auth/login-direct", sam);
    expect((await browser.get("/api/households")).json()).toMatchObject([{ id: home, role: "member", members: 3 }]);
    await isGone(token);
  });

  it("admits only one of two simultaneous users", async () => {
    const { token } = await linkBy(ann);
    const people = await Promise.all(["Zoe", "Max", "Kim"].map(stranger));
    const answers = await Promise.all([...people.map((who) => accept(who, token)), register({ invitation: token })]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status < 300)).toHaveLength(1);
    expect(Object.keys(await rolesAtHome())).toHaveLength(3);
    expect(await test.db.select().from(users).where(eq(users.email, sam.email))).toHaveLength(
      answers.at(-1)?.statusCode === 201 ? 1 : 0,
    );
  });

  it("is valid for seven days", async () => {
    const { token } = await linkBy(ann);
    test.clock.forward(7 * 24 * 60 - 1);
    expect((await readInvitation(token)).statusCode).toBe(200);
    test.clock.forward(1);
    expect((await ann.get(INVITES)).json()).toEqual([]);
    expect((await readInvitation(token)).json()).toEqual(GONE);
    expect((await register({ invitation: token })).json()).toEqual(GONE);
  });

  it("for an address works for no one else", async () => {
    const { token } = await linkBy(ann, { role: "member", email: "Sam@Example.com " });
    const zoe = await stranger("Zoe");
    expect((await accept(zoe, token)).json()).toMatchObject({ code: "forbidden" });
    expect((await register({ invitation: token, email: "other@example.com" })).json()).toMatchObject({
      code: "forbidden",
    });
    expect((await register({ invitation: token })).statusCode).toBe(201);
  });

  it("stops working when revoked", async () => {
    const { token, id } = await linkBy(ann);
    expect((await ann.send("DELETE", `${INVITES}/${id}`)).statusCode).toBe(204);
    expect((await ann.get(INVITES)).json()).toEqual([]);
    await isGone(token);
    expect((await ann.send("DELETE", `${INVITES}/${id}`)).statusCode).toBe(404);
  });

  it("stays valid when a member opens it", async () => {
    const { token } = await linkBy(ann, { role: "viewer" });
    expect((await accept(ann, token)).json()).toMatchObject({ id: home, role: "owner" });
    expect((await readInvitation(token)).statusCode).toBe(200);
  });

  it.each(["removed", "demoted"])("stops working when its owner has since been %s", async (how) => {
    const max = await newMember(test, home, "owner", "Max");
    const { token } = await linkBy(max);
    const path = `/api/household/members/${max.id}`;
    if (how === "removed") expect((await ann.send("DELETE", path)).statusCode).toBe(204);
    else expect((await ann.send("PATCH", path, { role: "member" })).statusCode).toBe(200);
    await isGone(token);
  });

  it("does not work for a removed member, unless it is for another address", async () => {
    const max = await newMember(test, home, "member", "Max");
    const [open, own, other] = [
      await linkBy(ann),
      await linkBy(ann, { role: "member", email: "max@example.com" }),
      await linkBy(ann, { role: "member", email: sam.email }),
    ];
    await test.db.update(users).set({ email: "max@example.com" }).where(eq(users.id, max.id));
    await ann.send("DELETE", `/api/household/members/${max.id}`);
    for (const { token } of [open, own]) expect((await readInvitation(token)).json()).toEqual(GONE);
    expect((await register({ invitation: other.token })).statusCode).toBe(201);
  });

  it("stores no secret in the database, even with an Idempotency-Key", async () => {
    const headers = { headers: { "idempotency-key": "again" } };
    const { link } = (await ann.post(INVITES, { role: "member" }, headers)).json();
    const secret = link.split("#")[1];
    const kept = JSON.stringify([await test.db.select().from(invitations), await test.db.select().from(answers)]);
    expect(kept).not.toContain(secret);
    expect(test.logged()).not.toContain(secret);
  });

  it("is limited to 20 open ones per household, and guessing is rate-limited", async () => {
    for (let made = 0; made < 20; made += 1) await linkBy(ann);
    expect((await ann.post(INVITES, { role: "member" })).json()).toEqual({
      code: "conflict",
      message: "A household can have up to 20 open invitations",
    });
    const guess = () => readInvitation("A".repeat(54));
    for (let tries = 0; tries < 30; tries += 1) expect((await guess()).statusCode).toBe(404);
    expect((await guess()).statusCode).toBe(429);
  });

  it("for an existing member is refused", async () => {
    const body = { role: "member", email: ann.email };
    expect((await ann.post(INVITES, body)).json()).toMatchObject({ message: "This person is already a member" });
  });

  it("does not restore a demoted owner's role", async () => {
    await updateRole(test.db, home, ann.id, "member");
    expect((await ann.post(INVITES, { role: "owner" })).statusCode).toBe(403);
  });
});
