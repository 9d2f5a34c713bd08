import type { EstimateRule } from "#core/bills/amounts.ts";

export const ESTIMATE_LABELS: Record<EstimateRule, string> = {
  last: "The last bill",
  "average-of-three": "The average of the last three",
  "average-of-year": "The average of a year",
  "highest-of-year": "The highest of a year",
};
