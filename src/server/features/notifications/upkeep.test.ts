import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { members } from "#server/db/schema/index.ts";
import { household, keptLog, type TestApp, testApp } from "#server/testing.ts";
import { sweepHistory } from "./deliver.ts";
import { dryRunReminders } from "./dry-run.ts";
import { tellAll, tellOne } from "./tell.ts";
import { startReceiver, tick } from "./testing.ts";

let test: TestApp;
let hook: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  hook = await startReceiver();
  test = await testApp({ ALLOW_PRIVATE_ADDRESSES: "on" });
});
afterEach(async () => {
  hook.forget();
  test.clock.set("2026-03-02T09:00:00Z");
  await test.reset();
});
afterAll(async () => {
  await test.close();
  await hook.close();
});

type Home = Awaited<ReturnType<typeof household>>;

async function hooked(email: string): Promise<Home> {
  const home = await household(test, email);
  await home.post("/api/notifications/channels", { kind: "webhook", target: `${hook.url}/${email}` });
  return home;
}
const history = async (home: Home) => (await home.get("/api/notifications/history")).json().messages;
const options = () => ({
  ...{ today: test.clock.today(), now: test.clock.now(), timeZone: "UTC", hasMail: false, log: keptLog("warn").log },
});

it("a dry run tells what would go out and why, and changes nothing", async () => {
  const home = await hooked("ann@example.com");
  await home.addBill({ nextDueDate: "2026-03-04", amount: "90.00" });
  const first = await dryRunReminders(test.db, options());
  expect(first).toEqual({
    lines: ["09:00  ann@example.com by webhook: Power is due on Wed 4 Mar (due within the lead they chose)"],
    total: 1,
  });
  expect(await dryRunReminders(test.db, options())).toEqual(first);
  expect(await history(home)).toEqual([]);
  await tick(test);
  expect(hook.received).toHaveLength(1);
});

it("nothing waits for a mail server that is not there", async () => {
  const home = await household(test);
  await home.addBill({ isAutomatic: true, paymentDay: 3, amount: "100.00" });
  test.clock.set("2026-03-03T09:00:00Z");
  await tick(test);
  test.clock.set("2026-03-03T11:00:00Z");
  await tick(test);
  expect(await history(home)).toEqual([]);
});

it("what was told is forgotten after 90 days, and not before", async () => {
  const home = await hooked("ann@example.com");
  await home.addBill({ nextDueDate: "2026-03-04", amount: "90.00" });
  await tick(test);
  expect(await sweepHistory(test.db, new Date("2026-05-31T08:00:00Z"))).toBe(0);
  expect(await sweepHistory(test.db, new Date("2026-05-31T10:00:00Z"))).toBe(1);
});

it("what waits for a channel that was removed is not sent", async () => {
  const home = await hooked("ann@example.com");
  await home.addBill({ nextDueDate: "2026-03-04", amount: "90.00" });
  hook.answerWith(500);
  await tick(test);
  hook.forget();
  const [channel] = (await home.get("/api/notifications")).json().channels;
  await home.send("DELETE", `/api/notifications/channels/${channel.id}`);
  test.clock.forward(5);
  await tick(test);
  expect(hook.received).toEqual([]);
  expect(await history(home)).toMatchObject([{ state: "taken-back", label: null }]);
});

it("tells everybody in the household but whoever did it, and one person of what is theirs alone, at night too", async () => {
  const ann = await hooked("ann@example.com");
  const bob = await hooked("bob@example.com");
  const joining = { household: ann.household, userId: bob.id, role: "member" as const, createdAt: test.clock.now() };
  await test.db.insert(members).values(joining);
  test.clock.set("2026-03-02T23:00:00Z");
  const now = test.clock.now();
  const joined = { event: "member-joined" as const, memberId: bob.id, name: "Bob", at: "2026-03-02" };
  for (let times = 0; times < 2; times++) await tellAll(test.db, ann.household, joined, { now, except: bob.id });
  await tellOne(test.db, ann.id, { event: "security", notice: "password-changed", id: "1", detail: "" }, { now });
  await tick(test);
  expect(hook.received.map(({ path }) => path)).toEqual(["/ann@example.com"]);
  expect(hook.bodies()[0].title).toBe("Your password was changed");
  test.clock.set("2026-03-03T09:00:00Z");
  await tick(test);
  expect(hook.bodies().map(({ title }) => title)).toEqual(["Your password was changed", "Bob joined your household"]);
});
