import type { ModelComparison } from "./model-comparison.ts";
import { dayNumber } from "./model-days.ts";

/** Every way in which a due date was once paid twice, or one payment counted for several; by day. */
export function dueScenarios(home: ModelComparison): Record<string, () => Promise<unknown>> {
  const newest = (name: string) => home.model.payments.findLastIndex((each) => each.bill === name);
  return {
    // Scheduled for the 25th, then paid manually: once.
    "2027-01-20": () => home.pay("Phone", { due: dayNumber("2027-01-25") }),
    "2027-01-21": () => home.pay("Phone"),
    // Paid manually, then switched off and on again: not due again.
    "2027-03-20": () => home.pay("Gym"),
    "2027-03-21": () => home.edit("Gym", { isAutomatic: false }),
    "2027-03-22": () => home.edit("Gym", { isAutomatic: true }),
    // Scheduled for the 25th, then the day is changed to the 26th.
    "2027-04-20": () => home.pay("Phone", { due: dayNumber("2027-04-25") }),
    "2027-04-21": () => home.edit("Phone", { payDay: { type: "monthly", day: 26 } }),
    // A later due date is scheduled, and cancelled again.
    "2027-06-05": () => home.pay("Phone", { due: dayNumber("2027-08-24") }),
    "2027-06-10": () => home.cancel(newest("Phone")),
    // One month's payment fails; paying it manually weeks later settles only that month.
    "2027-08-24": () => home.correct("Spare", -60_000),
    "2027-09-15": () => home.correct("Spare", 300_000),
    "2027-10-24": () => home.correct("Spare", -60_000),
    "2027-11-14": async () => {
      await home.cancel(newest("Gym"));
      await home.correct("Spare", 300_000);
      await home.pay("Phone");
    },
    // Paid twice, the first undone: savings stay with the later payment.
    "2028-01-20": async () => {
      await home.pay("Gym");
      await home.pay("Gym", { extra: true });
      await home.undo(newest("Gym") - 1);
    },
    "2028-02-01": async () => {
      await home.pay("Rates");
      await home.pay("Rates");
      await home.undo(newest("Rates"));
    },
    "2028-05-02": () => home.edit("Rates", { interval: "monthly" }),
    // Undone after its due date: open, and not paid automatically again.
    "2028-07-25": () => home.undo(newest("Gym")),
    "2028-08-01": () => home.pay("Gym"),
    "2028-10-20": async () => {
      await home.week("add");
      await home.pay("Phone");
      await home.undo(newest("Phone"));
      await home.week("remove");
    },
  };
}
