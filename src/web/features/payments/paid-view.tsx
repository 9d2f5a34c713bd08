import { Check } from "lucide-react";
import { Balance } from "#web/domain/balance.tsx";
import { date, money } from "#web/lib/format.ts";
import { Confetti } from "./confetti.tsx";
import type { Paid } from "./use-pay.ts";

/** The moment to be glad: what was paid, and that saving begins anew. */
export function PaidView({ paid, isShown }: { paid: Paid; isShown: boolean }) {
  const { payment, bill, account, replaced } = paid;
  return (
    <div className="grid justify-items-center gap-2 py-4 text-center">
      <div className="mb-2 grid size-14 place-items-center rounded-full bg-primary text-on-primary">
        <Check aria-hidden="true" strokeWidth={3} className="size-7" />
      </div>
      <p className="text-2xl font-semibold tracking-tight tabular-nums">{money(payment.amount)}</p>
      <p className="max-w-full wrap-anywhere">
        paid for <bdi className="font-semibold">{bill.name}</bdi> from{" "}
        <bdi className="font-semibold">{account.name}</bdi>
      </p>
      {replaced?.dueDate && (
        <p className="text-[0.9375rem] text-pretty tabular-nums">
          It takes the place of the payment due on {date(replaced.dueDate)}, which was cancelled.
        </p>
      )}
      <p className="text-[0.9375rem] text-pretty text-muted tabular-nums">
        The savings cycle was reset: saving for the next one starts at {money(bill.savings?.savedAmount ?? "0.00")}. The
        account holds <Balance amount={account.balance} /> now.
      </p>
      {isShown && <Confetti />}
    </div>
  );
}
