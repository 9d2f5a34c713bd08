import type { Cents } from "#core/money.ts";
import { PAY_FREQUENCIES, type PayFrequency, perPayPeriod } from "#core/overview.ts";
import { readChoice } from "#web/lib/preferences.ts";

const PERIODS: Record<PayFrequency, string> = {
  weekly: "week",
  fortnightly: "fortnight",
  monthly: "month",
  quarterly: "quarter",
  annually: "year",
};

/** The pay period chosen in Settings; all figures of a screen use it. */
export const payPeriod = (): PayFrequency =>
  PAY_FREQUENCIES.find((each) => each === readChoice("payFrequency")) ?? "weekly";

/** As shown on screen: 'week', 'month'. */
export const periodWord = (frequency: PayFrequency = payPeriod()): string => PERIODS[frequency];

/** A weekly amount over that period. */
export const perPeriod = (weekly: Cents): Cents => perPayPeriod(weekly, payPeriod());
