import type { Cents } from "#core/money.ts";
import { dollars } from "./convert.ts";
import { HOUSEHOLD } from "./examples.ts";

/** A page of the ledger: each line as the bill says it, and by the week. */
export function HouseholdSheet() {
  return (
    <div className="rounded-card border border-border-strong/60 bg-surface px-5 pt-5 pb-6 sm:px-7 lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <table className="w-full tabular-nums">
        <caption className="pb-4 text-left text-sm text-muted">An example household</caption>
        <thead>
          <tr className="border-b border-text text-left text-sm">
            <th scope="col" className="pb-2 font-medium">
              What comes
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              A week
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {HOUSEHOLD.bills.map((line) => (
            <Line key={line.name} {...line} />
          ))}
        </tbody>
        <tbody>
          <tr className="border-t border-text font-semibold">
            <th scope="row" className="pt-3 pb-5 text-left">
              To put aside
            </th>
            <td className="pt-3 pb-5 text-right text-2xl tracking-tight">{dollars(HOUSEHOLD.total)}</td>
          </tr>
          <Line {...HOUSEHOLD.income} />
        </tbody>
        <tfoot>
          <tr className="border-t border-b-4 border-t-border border-b-text font-semibold [border-bottom-style:double]">
            <th scope="row" className="py-3 text-left">
              Left over
            </th>
            <td className="py-3 text-right text-2xl tracking-tight text-primary">{dollars(HOUSEHOLD.leftover)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type LineProps = { name: string; amount: Cents; often: string; weekly: Cents };

function Line({ name, amount, often, weekly }: LineProps) {
  return (
    <tr>
      <th scope="row" className="py-2 text-left font-medium">
        {name}
        <span className="block text-sm font-normal text-muted">
          {dollars(amount)} {often}
        </span>
      </th>
      <td className="py-2 text-right align-top">{dollars(weekly)}</td>
    </tr>
  );
}
