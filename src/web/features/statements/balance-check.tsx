import { shownCents } from "#core/money.ts";
import type { Difference } from "#core/statements/review/explain-balance.ts";
import { today } from "#web/domain/bill-figures.ts";
import { money, shortDay } from "#web/lib/format.ts";
import { CheckboxRow } from "./checkbox-row.tsx";
import type { Reviewed } from "./worker-messages.ts";

type BalanceCheckProps = {
  balance: NonNullable<Reviewed["balance"]>;
  isCorrected: boolean;
  onCorrected: (isCorrected: boolean) => void;
};

const MAX_SHOWN = 8;

const describeDifference = ({ what, day, name }: Difference) => {
  if (what === "before") return `Already different by ${shortDay(day, today())}`;
  return `${shortDay(day, today())}: ${name || "Transaction"}, ${what === "only-bank" ? "only at the bank" : "only in Weekwise"}`;
};

/** Compares the bank's balance with ours, and explains the difference. */
export function BalanceCheck({ balance: { difference, parts }, isCorrected, onCorrected }: BalanceCheckProps) {
  const [shown, rest] = [parts.slice(0, MAX_SHOWN), parts.slice(MAX_SHOWN)];
  const restTotal = shownCents(rest.reduce((all, { amount }) => all + amount, 0));
  return (
    <section aria-label="Balance" className="grid grid-cols-1 gap-2">
      <h2 className="text-lg font-semibold">Balance</h2>
      {difference === 0 ? (
        <p>Your bank balance matches Weekwise.</p>
      ) : (
        <>
          <p>
            Your bank balance is {money(shownCents(Math.abs(difference)))} {difference > 0 ? "higher" : "lower"} than in
            Weekwise:
          </p>
          <ul className="grid max-w-2xl grid-cols-1 gap-1 text-[0.9375rem]">
            {shown.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
              <li key={at} className="flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{describeDifference(part)}</span>
                <span className="tabular-nums">{money(part.amount)}</span>
              </li>
            ))}
            {rest.length > 0 && (
              <li className="flex justify-between gap-4">
                <span>{rest.length} smaller amounts</span>
                <span className="tabular-nums">{money(restTotal)}</span>
              </li>
            )}
          </ul>
          <CheckboxRow label="Correct the balance" checked={isCorrected} onChange={onCorrected}>
            Correct the balance in Weekwise to match your bank
          </CheckboxRow>
        </>
      )}
    </section>
  );
}
