import { describe, expect, it } from "vitest";
import { day } from "./day.ts";
import { type ForecastBill, forecast, type Pot } from "./forecast.ts";
import { cents, MAX_CENTS } from "./money.ts";

const TODAY = day("2026-03-02");
const LATER = day("2026-04-01");

const bill = (over: Partial<ForecastBill> = {}): ForecastBill => ({
  id: 1,
  amount: cents(10_000),
  weekly: cents(0),
  nextCredit: day("2026-03-09"),
  ...over,
});

const monthly = (paymentDay: number, next: string, settled: string[] = []) => ({
  plan: { frequency: "monthly", dayType: "monthly", paymentDay, anchor: day(next) } as const,
  next: day(next),
  settled: new Set(settled.map(day)),
});

const look = ({ balance = cents(50_000), bills = [], waiting = [] }: Partial<Pot>, until = LATER) => {
  const { days, shortfalls } = forecast({ balance, bills, waiting }, TODAY, until);
  return {
    days: days.map(({ day, balance }) => `${day} ${balance}`),
    short: shortfalls.map(({ day, billId, amount }) => `${day} ${billId} ${amount}`),
  };
};

describe("without anything planned", () => {
  it("stays as it is, from today to the end", () => {
    expect(look({})).toEqual({ days: ["2026-03-02 50000", "2026-04-01 50000"], short: [] });
    expect(look({ balance: cents(-700) }, TODAY).days).toEqual(["2026-03-02 -700"]);
  });
});

describe("weekly credits", () => {
  it("come each week on the bill's own day", () => {
    const bills = [bill({ weekly: cents(1000) }), bill({ id: 2, weekly: cents(500), nextCredit: day("2026-03-05") })];
    expect(look({ bills }, day("2026-03-16")).days).toEqual([
      "2026-03-02 50000",
      "2026-03-05 50500",
      "2026-03-09 51500",
      "2026-03-12 52000",
      "2026-03-16 53000",
    ]);
  });

  it("that are overdue are all there today", () => {
    const bills = [bill({ weekly: cents(1000), nextCredit: day("2026-02-16") })];
    expect(look({ bills }, day("2026-03-08")).days[0]).toBe("2026-03-02 53000");
  });

  it("fill an account to the last cent, the oldest bill's first", () => {
    const bills = [bill({ id: 2, weekly: cents(600) }), bill({ id: 1, weekly: cents(1000) })];
    const balance = cents(MAX_CENTS - 1000);
    expect(look({ balance, bills }).days).toEqual([
      `2026-03-02 ${balance}`,
      `2026-03-09 ${MAX_CENTS}`,
      `2026-04-01 ${MAX_CENTS}`,
    ]);
  });

  it("that waited come together once there is room, and go on as before", () => {
    const bills = [bill({ weekly: cents(1000) }), bill({ id: 2, due: monthly(20, "2026-03-20") })];
    expect(look({ balance: MAX_CENTS, bills }, day("2026-03-23")).days).toEqual([
      `2026-03-02 ${MAX_CENTS}`,
      `2026-03-20 ${MAX_CENTS - 10_000}`,
      `2026-03-21 ${MAX_CENTS - 8_000}`,
      `2026-03-23 ${MAX_CENTS - 7_000}`,
    ]);
  });

  it("wait when the account can hold no more", () => {
    const bills = [bill({ weekly: cents(1000) })];
    expect(look({ balance: MAX_CENTS, bills }).days).toEqual([`2026-03-02 ${MAX_CENTS}`, `2026-04-01 ${MAX_CENTS}`]);
  });
});

describe("due days", () => {
  it("are paid, the 31st on a short month's last day", () => {
    const bills = [bill({ due: monthly(31, "2026-03-31") })];
    expect(look({ bills }, day("2026-05-31")).days).toEqual([
      "2026-03-02 50000",
      "2026-03-31 40000",
      "2026-04-30 30000",
      "2026-05-31 20000",
    ]);
  });

  it("use what the same day brought", () => {
    const bills = [bill({ weekly: cents(9_999), due: monthly(9, "2026-03-09") })];
    expect(look({ balance: cents(1), bills }, day("2026-03-09"))).toEqual({
      days: ["2026-03-02 1", "2026-03-09 0"],
      short: [],
    });
  });

  it("that were settled already are not paid again", () => {
    const bills = [bill({ due: monthly(5, "2026-03-05", ["2026-03-05"]) })];
    expect(look({ bills }).days).toEqual(["2026-03-02 50000", "2026-04-01 50000"]);
  });

  it("that are overdue are paid today, each of them", () => {
    const bills = [bill({ due: monthly(1, "2026-02-01") })];
    expect(look({ bills }).days).toEqual(["2026-03-02 30000", "2026-04-01 20000"]);
  });

  it("without enough money fail once and are paid on the day there is enough", () => {
    const bills = [bill({ weekly: cents(4_000), due: monthly(5, "2026-03-05") })];
    expect(look({ balance: cents(1_000), bills }, day("2026-03-23"))).toEqual({
      days: ["2026-03-02 1000", "2026-03-09 5000", "2026-03-16 9000", "2026-03-23 3000"],
      short: ["2026-03-05 1 10000"],
    });
  });

  it("of several bills go by their date, then by age", () => {
    const bills = [
      bill({ id: 2, amount: cents(300), due: monthly(5, "2026-03-05") }),
      bill({ id: 1, amount: cents(200), due: monthly(5, "2026-03-05") }),
    ];
    expect(look({ balance: cents(400), bills }, day("2026-03-06"))).toMatchObject({ short: ["2026-03-05 2 300"] });
  });
});

describe("payments that wait", () => {
  it("are made on their day, before the due days", () => {
    const bills = [bill({ due: monthly(5, "2026-03-05") })];
    const waiting = [{ id: 1, billId: 1, amount: cents(45_000), nextTry: day("2026-03-05"), hasFailed: false }];
    expect(look({ bills, waiting }, day("2026-03-06"))).toEqual({
      days: ["2026-03-02 50000", "2026-03-05 5000", "2026-03-06 5000"],
      short: ["2026-03-05 1 10000"],
    });
  });

  it("are tried each day until there is enough", () => {
    const bills = [bill({ weekly: cents(500) })];
    const waiting = [{ id: 1, billId: 1, amount: cents(1_200), nextTry: day("2026-03-01"), hasFailed: true }];
    expect(look({ balance: cents(100), bills, waiting }, day("2026-03-23")).days).toEqual([
      "2026-03-02 100",
      "2026-03-09 600",
      "2026-03-16 1100",
      "2026-03-23 400",
    ]);
  });

  it("find too little for the first time once", () => {
    const waiting = [{ id: 1, billId: 1, amount: cents(60_000), nextTry: day("2026-03-05"), hasFailed: false }];
    expect(look({ bills: [bill()], waiting }).short).toEqual(["2026-03-05 1 60000"]);
  });

  it("go by their bill's age, then by their own", () => {
    const one = { amount: cents(400), nextTry: day("2026-03-05"), hasFailed: false };
    const waiting = [
      { ...one, id: 1, billId: 2 },
      { ...one, id: 3, billId: 1, amount: cents(300) },
      { ...one, id: 2, billId: 1 },
    ];
    expect(look({ balance: cents(800), waiting }, day("2026-03-05")).short).toEqual(["2026-03-05 2 400"]);
    expect(look({ balance: cents(500), waiting }, day("2026-03-05")).short).toEqual([
      "2026-03-05 1 300",
      "2026-03-05 2 400",
    ]);
  });

  it("wait on while their own bill is set aside, and only then", () => {
    const bills = [bill({ weekly: cents(1000) }), bill({ id: 2 })];
    const waiting = [
      { id: 1, billId: 1, amount: cents(500), nextTry: day("2026-03-09"), hasFailed: false },
      { id: 2, billId: 2, amount: cents(300), nextTry: day("2026-03-10"), hasFailed: false },
    ];
    expect(look({ balance: MAX_CENTS, bills, waiting }, day("2026-03-12"))).toEqual({
      days: [`2026-03-02 ${MAX_CENTS}`, `2026-03-10 ${MAX_CENTS - 300}`, `2026-03-12 ${MAX_CENTS - 300}`],
      short: [],
    });
  });
});

describe("what is overdue happens on its own day", () => {
  const waits = { id: 1, billId: 2, nextTry: TODAY, hasFailed: false };

  it("a due day before what waits for today", () => {
    const bills = [bill({ amount: cents(400), due: monthly(24, "2026-02-24") })];
    const waiting = [{ ...waits, amount: cents(450) }];
    expect(look({ balance: cents(500), bills, waiting }, day("2026-03-03"))).toEqual({
      days: ["2026-03-02 100", "2026-03-03 100"],
      short: ["2026-03-02 2 450"],
    });
  });

  it("and what fell short before today is no news", () => {
    const waiting = [{ ...waits, amount: cents(600), nextTry: day("2026-02-24") }];
    expect(look({ balance: cents(500), waiting }, day("2026-03-03")).short).toEqual([]);
    expect(look({ bills: [bill({ amount: cents(60_000), due: monthly(24, "2026-02-24") })] }, TODAY).short).toEqual([]);
  });

  it("weeks one by one, as far as there is room", () => {
    const bills = [bill({ weekly: cents(1000), nextCredit: day("2026-02-16") })];
    const balance = cents(MAX_CENTS - 1500);
    expect(look({ balance, bills }, TODAY).days).toEqual([`2026-03-02 ${MAX_CENTS - 500}`]);
  });

  it("and the oldest due day goes first when several were held up", () => {
    const much = cents(6_000_000_000);
    const bills = [
      bill({ id: 1, amount: much, due: monthly(12, "2026-03-12") }),
      bill({ id: 2, amount: much, weekly: cents(1000), due: monthly(10, "2026-03-10") }),
      bill({ id: 3, due: monthly(11, "2026-03-11") }),
    ];
    expect(look({ balance: MAX_CENTS, bills }, day("2026-03-12")).short).toEqual([`2026-03-12 1 ${much}`]);
  });
});
