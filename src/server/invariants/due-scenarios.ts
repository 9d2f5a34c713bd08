import type { ModelComparison } from "./model-comparison.ts";
import { dayNumber } from "./model-days.ts";

/** Every way in which a due date was once paid twice, or one payment counted for several; by day. */
export function dueScenarios(comparison: ModelComparison): Record<string, () => Promise<unknown>> {
  const newest = (name: string) => comparison.model.payments.findLastIndex((each) => each.bill === name);
  return {
    // Scheduled for the 25th, then paid manually: once.
    "2027-01-20": () => comparison.pay("Phone", { due: dayNumber("2027-01-25") }),
    "2027-01-21": () => comparison.pay("Phone"),
    // Paid manually, then switched off and on again: not due again.
    "2027-03-20": () => comparison.pay("Gym"),
    "2027-03-21": () => comparison.edit("Gym", { isAutomatic: false }),
    "2027-03-22": () => comparison.edit("Gym", { isAutomatic: true }),
    // Scheduled for the 25th, then the day is changed to the 26th.
    "2027-04-20": () => comparison.pay("Phone", { due: dayNumber("2027-04-25") }),
    "2027-04-21": () => comparison.edit("Phone", { payDay: { type: "monthly", day: 26 } }),
    // A later due date is scheduled, and cancelled again.
    "2027-06-05": () => comparison.pay("Phone", { due: dayNumber("2027-08-24") }),
    "2027-06-10": () => comparison.cancel(newest("Phone")),
    // One month's payment fails; paying it manually weeks later settles only that month.
    "2027-08-24": () => comparison.correct("Spare", -60_000),
    "2027-09-15": () => comparison.correct("Spare", 300_000),
    "2027-10-24": () => comparison.correct("Spare", -60_000),
    "2027-11-14": async () => {
      await comparison.cancel(newest("Gym"));
      await comparison.correct("Spare", 300_000);
      await comparison.pay("Phone");
    },
    // Paid twice, the first undone: savings stay with the later payment.
    "2028-01-20": async () => {
      await comparison.pay("Gym");
      await comparison.pay("Gym", { extra: true });
      await comparison.undo(newest("Gym") - 1);
    },
    "2028-02-01": async () => {
      await comparison.pay("Rates");
      await comparison.pay("Rates");
      await comparison.undo(newest("Rates"));
    },
    "2028-05-02": () => comparison.edit("Rates", { interval: "monthly" }),
    // Undone after its due date: open, and not paid automatically again.
    "2028-07-25": () => comparison.undo(newest("Gym")),
    "2028-08-01": () => comparison.pay("Gym"),
    "2028-10-20": async () => {
      await comparison.week("add");
      await comparison.pay("Phone");
      await comparison.undo(newest("Phone"));
      await comparison.week("remove");
    },
  };
}
