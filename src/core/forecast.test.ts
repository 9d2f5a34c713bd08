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
  settled: settled.map(day),
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
});
