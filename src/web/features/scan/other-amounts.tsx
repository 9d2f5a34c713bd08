import type { ScanResult } from "#contract/scan.ts";
import { readMoney } from "#core/money.ts";
import { money } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Kind = ScanResult["otherAmounts"][number]["kind"];

const NAMES: Record<Kind, string> = {
  minimum: "the minimum payment",
  balance: "the full balance",
  instalment: "an instalment",
  total: "the total",
};

type Props = {
  result: Pick<ScanResult, "amount" | "otherAmounts">;
  /** The amount in the form, as typed. */
  typed: string;
  onChoose: (amount: string) => void;
  /** Whether the form asks how often the bill is paid. */
  asksFrequency?: boolean;
  className?: string;
};

/** Other amounts that may be paid, each with a button to use it instead. */
export function OtherAmounts({ result, typed, onChoose, asksFrequency = false, className }: Props) {
  const { amount, otherAmounts } = result;
  if (otherAmounts.length === 0) return null;
  const isTyped = (one: string) => readMoney(one) === readMoney(typed);
  const changesFrequency = otherAmounts.some(({ kind }) => kind === "instalment" || kind === "total");
  return (
    <Notice className={className} title="The bill gives more than one amount">
      <div className="mt-1 flex flex-wrap gap-2">
        {amount !== null && !isTyped(amount) && (
          <Button variant="secondary" size="sm" onClick={() => onChoose(amount)}>
            Back to {money(amount)}
          </Button>
        )}
        {otherAmounts
          .filter((other) => !isTyped(other.amount))
          .map((other) => (
            <Button key={other.amount} variant="secondary" size="sm" onClick={() => onChoose(other.amount)}>
              Use {NAMES[other.kind]}, {money(other.amount)}
            </Button>
          ))}
      </div>
      {asksFrequency && changesFrequency && (
        <p className="mt-1 text-sm">If you change it, also check how often you pay.</p>
      )}
    </Notice>
  );
}
