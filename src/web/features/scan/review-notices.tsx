import type { Bill } from "#contract/bills.ts";
import { SCANNED_FIELDS, type ScanResult } from "#contract/scan.ts";
import type { MatchReason } from "#core/scan/match-name.ts";
import { unreadText } from "#core/scan/unread-pages.ts";
import { shownCurrency } from "#web/lib/household.ts";
import { Notice } from "#web/ui/notice.tsx";
import { isNothingToPay } from "./draft.ts";
import { confidenceIn } from "./field-confidence.tsx";

const REASONS: Record<MatchReason, string> = {
  exact: "they have the same name",
  provider: "they are from the same company",
  words: "they have similar names",
};

type Props = { result: ScanResult; match: { bill: Bill; reason: MatchReason } | undefined };

/** Notices above the scanned fields. */
export function ReviewNotices({ result, match }: Props) {
  const isUnsure = SCANNED_FIELDS.some((field) => confidenceIn(result, field) === "check");
  const currency = shownCurrency();
  return (
    <>
      {match && (
        <Notice tone="green" title="Smart Match Found">
          <p className="wrap-anywhere">
            This looks like your bill <bdi className="font-semibold">{match.bill.name}</bdi>: {REASONS[match.reason]}.
          </p>
        </Notice>
      )}
      {result.name === null && result.amount === null && (
        <Notice tone="amber" title="Very little could be read">
          Fill in the rest by hand, or try a sharper photo.
        </Notice>
      )}
      {result.unread.length > 0 && (
        <Notice>{unreadText(result.unread)} If the total is there, please correct the amount.</Notice>
      )}
      {isNothingToPay(result) && (
        <Notice tone="green" title="Nothing to pay">
          This bill asks for no payment, as when you're in credit or it's already settled.
        </Notice>
      )}
      {isUnsure && <Notice tone="amber">Some details were hard to read. Please check the highlighted fields.</Notice>}
      {result.currency !== null && result.currency !== currency && (
        <Notice tone="amber" title={`This bill is in ${result.currency}`}>
          Your amounts are in {currency}. Amounts are not converted, so enter what you pay.
        </Notice>
      )}
    </>
  );
}
