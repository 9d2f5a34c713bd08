import type { Balances } from "#contract/accounts.ts";
import { date, money } from "#web/lib/format.ts";
import { Notice } from "#web/ui/notice.tsx";

const SHOWN = 3;

/** Payments that will find too little in the account, unless somebody puts money in. */
export function Shortfalls({ shortfalls }: { shortfalls: Balances["shortfalls"] }) {
  if (shortfalls.length === 0) return null;
  const more = shortfalls.length - SHOWN;
  return (
    <Notice tone="amber" title="Too little money ahead">
      <ul className="grid gap-0.5 tabular-nums">
        {shortfalls.slice(0, SHOWN).map(({ day, billId, billName, amount }) => (
          <li key={`${billId} ${day}`} className="wrap-anywhere">
            {date(day)}: <bdi>{billName}</bdi>, {money(amount)}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </Notice>
  );
}
