import type { SectionProps } from "./setting-fields.tsx";
import { ToggleField } from "./toggle-field.tsx";

const KEPT: { what: string; where: string }[] = [
  {
    what: "On the server",
    where:
      "Your name, e-mail address, bills, incomes, accounts and payments, and your password only as a fingerprint that cannot be turned back. Whoever runs this server can see the rest of it.",
  },
  {
    what: "In this browser",
    where:
      "Your settings, your name and e-mail address for a quick start, your bills, incomes and accounts as they last came for a start without a connection, and one cookie that keeps you signed in. Logging out removes all but the settings.",
  },
  {
    what: "Scanned bills",
    where:
      "Read once by the server and then forgotten; neither the file nor its picture is kept. If whoever runs this server has set up a language model, the bill may be sent to it.",
  },
  { what: "Everyone else", where: "No advertising, no tracking, nothing sold or shared." },
];

/** What is kept where, in words that can be checked. */
export function PrivacySection(section: SectionProps) {
  return (
    <div className="grid gap-5">
      <ToggleField
        {...section}
        name="showBalances"
        label="Show balances"
        description="Off, what your accounts hold and what you have saved in all stand behind dots, for when somebody looks over your shoulder."
      />
      <dl className="grid gap-4 rounded-control bg-surface-sunken p-4 text-[0.9375rem]">
        {KEPT.map(({ what, where }) => (
          <div key={what} className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{where}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
