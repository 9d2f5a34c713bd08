import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { keepDays } from "#server/features/households/keep-days.ts";
import { read } from "#server/invariants/dump.ts";
import { openLog } from "#server/log.ts";
import { household, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { groupByDay } from "./group-by-day.ts";
import { runJobs } from "./jobs.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(() => test.clock.set("2026-03-02T09:00:00Z"));
afterEach(() => test.reset());
afterAll(() => test.close());

type Member = Awaited<ReturnType<typeof household>>;

const tick = () =>
  runJobs({
    ...{ db: test.db, clock: test.clock, log: openLog("silent"), dataDir: test.settings.dataDir },
    ...{ batch: 100, isStopping: () => false },
  });

async function tickAt(instant: string): Promise<void> {
  test.clock.set(instant);
  await tick();
}

async function move(member: Member, timeZone: string | null): Promise<void> {
  expect((await member.send("PATCH", "/api/household", { timeZone })).statusCode).toBe(200);
}

const WEEKLY = { frequency: "weekly", paymentDayType: "weekly", paymentDay: 2, isAutomatic: true, amount: "10.00" };

/** Which due dates were paid, in order. */
const paidDues = (member: Member) =>
  read<{ due: string }>(
    test.db,
    sql`select due_date::text as due from payments where household_id = ${member.household} and status = 'completed' order by id`,
  ).then((rows) => rows.map(({ due }) => due));

/** Which weeks were credited on which days. */
const credits = (member: Member) =>
  read<{ day: string; weeks: number }>(
    test.db,
    sql`select day::text as day, weeks from operations where household_id = ${member.household} and kind = 'weekly' order by day`,
  );

describe("a due date", () => {
  it("starts at midnight in the household's own time zone", async () => {
    const kiritimati = await household(test, "kay@example.com");
    const server = await household(test, "ann@example.com");
    const niue = await household(test, "nia@example.com");
    await move(kiritimati, "Pacific/Kiritimati");
    await move(niue, "Pacific/Niue");
    for (const member of [kiritimati, server, niue]) await member.addBill(WEEKLY);
    const paid = async () =>
      Promise.all([kiritimati, server, niue].map(async (member) => (await paidDues(member)).length));

    // Tuesday the 3rd begins at 10:00 the day before on Kiritimati (UTC+14), and at 11:00 of that day on Niue (UTC-11).
    await tickAt("2026-03-02T09:59:59.999Z");
    expect(await paid()).toEqual([0, 0, 0]);
    await tickAt("2026-03-02T10:00:00Z");
    expect(await paid()).toEqual([1, 0, 0]);
    await tickAt("2026-03-02T23:59:59.999Z");
    expect(await paid()).toEqual([1, 0, 0]);
    await tickAt("2026-03-03T00:00:00Z");
    expect(await paid()).toEqual([1, 1, 0]);
    await tickAt("2026-03-03T10:59:59.999Z");
    expect(await paid()).toEqual([1, 1, 0]);
    await tickAt("2026-03-03T11:00:00Z");
    expect(await paid()).toEqual([1, 1, 1]);

    // The week since they were added is complete on the 9th, each household's own.
    await tickAt("2026-03-08T10:00:00Z");
    expect([await credits(kiritimati), await credits(server), await credits(niue)]).toEqual([
      [{ day: "2026-03-09", weeks: 1 }],
      [],
      [],
    ]);
    await tickAt("2026-03-09T11:00:00Z");
    expect(await credits(niue)).toEqual([{ day: "2026-03-09", weeks: 1 }]);
  });

  it("applies to every call", async () => {
    const ann = await household(test);
    test.clock.set("2026-03-02T12:00:00Z");
    const added = async () => (await ann.addBill({ name: test.clock.now().toISOString() })).startDate;
    expect(await added()).toBe("2026-03-02");
    await move(ann, "Pacific/Auckland");
    test.clock.forward(1);
    expect(await added()).toBe("2026-03-03");
    expect((await ann.get("/api/plan")).json().today).toBe("2026-03-03");
    expect((await ann.get("/api/export")).headers["content-disposition"]).toContain("2026-03-03");
    const { path } = (await ann.post("/api/calendar")).json();
    expect((await ann.get(path)).body).not.toContain("DTSTART;VALUE=DATE:20260302");
  });
});

describe("changing the time zone", () => {
  it("never repeats a day", async () => {
    const ann = await household(test);
    const today = async () => (await ann.get("/api/plan")).json().today;
    test.clock.set("2026-03-02T10:30:00Z");
    await move(ann, "Pacific/Kiritimati");
    expect(await today()).toBe("2026-03-03");
    await move(ann, "Pacific/Niue");
    // It is 1 March there, and the household stays on the 3rd until that is over.
    expect(await today()).toBe("2026-03-03");
    expect((await ann.get("/api/household")).json()).toMatchObject({
      ...{ timeZone: "Pacific/Niue", calendar: { timeZone: "Pacific/Niue", notBefore: "2026-03-03" } },
    });
    test.clock.set("2026-03-04T10:59:59.999Z");
    expect(await today()).toBe("2026-03-03");
    test.clock.set("2026-03-04T11:00:00Z");
    expect(await today()).toBe("2026-03-04");
    await move(ann, null);
    expect((await ann.get("/api/household")).json().calendar.timeZone).toBe("UTC");
  });

  it("of the server to the west repeats no day for a household without its own time zone", async () => {
    const [ann, sam] = [await household(test), await household(test, "sam@example.com")];
    test.clock.set("2026-03-03T00:30:00Z");
    const bill = await ann.addBill({ amount: "10.00" });
    await ann.post("/api/bills/pay", { billId: bill.id });
    // The server is restarted in a time zone where it is still the 2nd.
    await keepDays(test.db, day("2026-03-02"));
    const notBefore = async (member: Member) => (await member.get("/api/household")).json().calendar.notBefore;
    expect(await notBefore(ann)).toBe("2026-03-03");
    expect(await notBefore(sam), "nothing happened there on the 3rd").toBeNull();
    // It continues from there, and restarting the server again changes nothing.
    await keepDays(test.db, day("2026-03-03"));
    expect(await notBefore(ann)).toBe("2026-03-03");
  });

  it("pays what the skipped day holds, and nothing twice", async () => {
    const ann = await household(test);
    await move(ann, "Pacific/Niue");
    // Due on Monday, Tuesday and Wednesday; one instant is Sunday the 8th on Niue and Tuesday the 10th on Kiritimati.
    for (const paymentDay of [1, 2, 3]) await ann.addBill({ ...WEEKLY, name: `Day ${paymentDay}`, paymentDay });
    await tickAt("2026-03-09T10:30:00Z");
    const before = await paidDues(ann);
    expect(before).not.toContain("2026-03-09");
    await move(ann, "Pacific/Kiritimati");
    await tick();
    expect(await paidDues(ann)).toEqual([...before, "2026-03-09", "2026-03-10"]);
    await move(ann, "Pacific/Niue");
    await tick();
    await tickAt("2026-03-10T12:00:00Z");
    await tickAt("2026-03-11T10:59:59.999Z");
    expect(await paidDues(ann)).toEqual([...before, "2026-03-09", "2026-03-10"]);
    await tickAt("2026-03-11T11:00:00Z");
    expect(await paidDues(ann)).toEqual([...before, "2026-03-09", "2026-03-10", "2026-03-11"]);
  });

  it("continues with the day the household is held at, while the others wait for theirs", async () => {
    const [ann, bob] = [await household(test), await household(test, "bob@example.com")];
    test.clock.set("2026-03-02T10:30:00Z");
    for (const zone of ["Pacific/Kiritimati", "Pacific/Niue"]) await move(ann, zone);
    // It is the 1st on Niue, and the 3rd for her, who has already had that day.
    for (const member of [ann, bob]) await member.addBill(WEEKLY);
    await tick();
    expect([await paidDues(ann), await paidDues(bob)]).toEqual([["2026-03-03"], []]);
  });

  it("gives a traveller the same figures as someone who stays", async () => {
    const travels = await household(test, "tom@example.com");
    const stationary = await household(test, "ann@example.com");
    for (const member of [travels, stationary]) {
      for (const paymentDay of [1, 2, 3, 4, 5, 6, 7]) {
        await member.addBill({ ...WEEKLY, name: `Day ${paymentDay}`, paymentDay });
      }
      await member.addBill({ name: "Rent", paymentDayType: "monthly", paymentDay: 12, isAutomatic: true });
    }
    const route = ["Pacific/Kiritimati", "Pacific/Niue", null, "Etc/GMT+12", "Asia/Tokyo", "America/New_York"];
    const end = "2026-03-17T12:00:00Z";
    for (let step = 0; test.clock.now().toISOString() < "2026-03-17"; step++) {
      await move(travels, route[step % route.length] ?? null);
      await tick();
      // Seven hours, so that every step is at another time of day; occasionally exactly at midnight.
      test.clock.forward(step % 5 === 0 ? 24 * 60 - ((test.clock.now().getTime() / 60_000) % (24 * 60)) : 7 * 60);
    }
    await move(travels, null);
    await tickAt(end);
    const sorted = async (member: Member) => (await paidDues(member)).sort();
    const paid = await sorted(travels);
    expect(paid).toEqual(await sorted(stationary));
    expect(paid.length).toBeGreaterThan(14);
    const weeks = async (member: Member) => (await credits(member)).reduce((sum, { weeks }) => sum + weeks, 0);
    expect(await weeks(travels)).toBe(await weeks(stationary));
    expect(await weeks(travels)).toBe(8 * 2);
    const balance = ({ household }: Member) =>
      read<{ balance: string }>(test.db, sql`select balance::text from accounts where household_id = ${household}`);
    expect(await balance(travels)).toEqual(await balance(stationary));
    expect(await unexplainedPots(test.db)).toBe(0);
  });

  it("retries a failed payment once on each of the household's days", async () => {
    const ann = await household(test, "ann@example.com", "0.00");
    await move(ann, "Pacific/Kiritimati");
    await ann.addBill({ ...WEEKLY, amount: "500.00" });
    const nextTry = async () => {
      const [row] = await read<{ day: string }>(test.db, sql`select next_try_date::text as day from payments`);
      return row?.day;
    };
    await tickAt("2026-03-02T10:00:00Z");
    expect(await nextTry()).toBe("2026-03-04");
    await move(ann, "Pacific/Niue");
    await tickAt("2026-03-03T12:00:00Z");
    expect(await nextTry()).toBe("2026-03-04");
    await tickAt("2026-03-04T11:00:00Z");
    expect(await nextTry()).toBe("2026-03-05");
  });
});

it("rejects an unknown time zone, and one unsupported by this server does not stop the others", async () => {
  const ann = await household(test);
  for (const timeZone of ["Mars/Base", "+02:00", "", "x".repeat(200), 5]) {
    expect((await ann.send("PATCH", "/api/household", { timeZone })).statusCode, String(timeZone)).toBe(400);
  }
  const ben = await household(test, "ben@example.com");
  await test.db.execute(sql`update households set time_zone = 'Mars/Base' where id = ${ben.household}`);
  await ann.addBill(WEEKLY);
  await ben.addBill(WEEKLY);
  await tickAt("2026-03-04T12:00:00Z");
  expect(await paidDues(ann)).toEqual(["2026-03-03"]);
  expect(await paidDues(ben)).toEqual(["2026-03-03"]);
});

it("groups all work while it is the same day everywhere, and in three groups at most", async () => {
  const homes = ["Pacific/Kiritimati", "Pacific/Niue", "Etc/GMT+12", "Europe/Berlin"];
  for (const [at, zone] of homes.entries()) await move(await household(test, `h${at}@example.com`), zone);
  await test.db.execute(sql`update households set not_before = null`);
  test.clock.set("2026-03-02T10:30:00Z");
  const [east, sameZones] = [["Pacific/Kiritimati"], ["", "Europe/Berlin"]];
  const west = ["Etc/GMT+12", "Pacific/Niue"];
  const groups = async () =>
    (await groupByDay(test.db, test.clock)).map(({ today, on }) => ({
      ...{ today, day: on?.day, zones: on?.zones.toSorted(), earlier: on?.earlier.toSorted() },
    }));
  const group = (today: string, zones: string[], earlier: string[]) => ({ today, day: today, zones, earlier });
  expect(await groups()).toEqual([
    group("2026-03-01", west, []),
    group("2026-03-02", sameZones, west),
    group("2026-03-03", east, [...sameZones, ...west].sort()),
  ]);
  // Those days only apply to one household, which is held at the last of them.
  await test.db.execute(sql`update households set time_zone = null`);
  await test.db.execute(
    sql`update households set not_before = '2026-03-03' where id = (select min(id::text)::uuid from households)`,
  );
  expect(await groups()).toEqual([group("2026-03-02", [""], []), group("2026-03-03", [], [""])]);
  await test.db.execute(sql`update households set time_zone = 'Europe/Berlin', not_before = '2026-02-27'`);
  expect(await groupByDay(test.db, test.clock)).toEqual([{ today: day("2026-03-02") }]);
});
