import type { Account } from "#contract/accounts.ts";
import { areBalancesShown } from "#web/domain/balance.tsx";
import { BalancePicture } from "./balance-chart.tsx";
import { detailsGrid } from "./details-skeleton.tsx";
import { Ledger } from "./ledger.tsx";

/** What happened in an account and what is to come. */
export function AccountDetails({ account: { id, name } }: { account: Account }) {
  return (
    <div className={detailsGrid}>
      <div className="min-w-0">
        <h3 className="mb-3 font-semibold">Balance over time</h3>
        {areBalancesShown() ? (
          <BalancePicture id={id} name={name} />
        ) : (
          <p className="text-[0.9375rem] text-pretty text-muted">
            Your balances are hidden. Switch on 'Show balances' in Settings to see this picture.
          </p>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="mb-1 font-semibold">Ledger</h3>
        <Ledger id={id} />
      </div>
    </div>
  );
}
