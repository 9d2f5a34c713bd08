import type { Cents } from "#core/money.ts";
import { dollars, HOUSEHOLD } from "./convert.ts";
import { LineIcon } from "./landing-frame.tsx";

const BENEFITS = [
  {
    title: "Weekly conversion",
    text: "Weekly, monthly, every three months or yearly: each bill becomes one amount per week, exact to the cent, and together they add up to a single total.",
  },
  {
    title: "AI bill scanner",
    text: "Upload a photo or a PDF. The name, amount, frequency and due date are read privately, on the machine Weekwise runs on, and nothing is saved until you say so.",
  },
  {
    title: "Smart savings",
    text: "Every bill and every goal has its own pot that grows every week. Have more or less this week? Add or remove one week for all of them at once.",
  },
  {
    title: "Income tracking",
    text: "Enter what comes in and how often. Weekwise compares it with your bills and shows what is left over per week, or how much you are short.",
  },
  {
    title: "Ready for your phone",
    text: "Designed for small screens first, it works in the browser you already have. Apps in the app stores are coming soon.",
  },
  {
    title: "Security",
    text: "Sign in with your email address or with Google. Passwords are stored only as strong hashes. Only you, the people you invite and whoever runs the server can see your data.",
  },
];

export function Benefits() {
  return (
    <section aria-labelledby="promises-title" className="border-t border-border">
      <div className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-8 px-4 py-16 sm:px-8 md:py-24 lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr]">
        <h2 id="promises-title" className="text-3xl font-semibold tracking-tight text-balance">
          Your whole household on one page
        </h2>
        <HouseholdTable />
        <ul className="divide-y divide-border border-y border-border">
          {BENEFITS.map(({ title, text }) => (
            <li key={title} className="grid grid-cols-[2.25rem_1fr] py-6">
              <LineIcon d="m4 13 5 6L20 4" className="text-primary" />
              <div className="grid gap-x-8 gap-y-1 xl:grid-cols-[11rem_1fr]">
                <h3 className="text-lg leading-6 font-semibold">{title}</h3>
                <p className="leading-relaxed text-pretty text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** An example household: each bill as charged, and per week. */
function HouseholdTable() {
  return (
    <div className="rounded-card border border-border-strong/60 bg-surface px-5 pt-5 pb-6 sm:px-7 lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <table className="w-full tabular-nums">
        <caption className="pb-4 text-left text-sm text-muted">An example household</caption>
        <thead>
          <tr className="border-b border-text text-left text-sm">
            <th scope="col" className="pb-2 font-medium">
              Bill
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              Per week
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
              To set aside
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
