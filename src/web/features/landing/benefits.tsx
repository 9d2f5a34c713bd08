import { HouseholdSheet } from "./household-sheet.tsx";
import { Mark } from "./line-icon.tsx";

const PROMISES = [
  {
    title: "Weekly conversion",
    text: "Weekly, monthly, every three months or yearly: each bill becomes one figure a week, exact to the cent, and all of them add up to a single line.",
  },
  {
    title: "AI bill scanner",
    text: "Give it a photo or a PDF. Name, amount, how often and due date are read on the machine Weekwise runs on, in private, and nothing is saved until you say so.",
  },
  {
    title: "Smart savings",
    text: "Every bill and every goal has its own pot that grows week by week. A good week or a tight one? Add a week or take one back, for all pots at once.",
  },
  {
    title: "Income tracking",
    text: "Enter what comes in and how often. Weekwise puts it beside your bills and shows what is left over each week, or how much is short.",
  },
  {
    title: "Ready for your phone",
    text: "Made for the small screen first: it works in the browser you already have. Apps in the app stores are coming soon.",
  },
  {
    title: "Security",
    text: "Sign in with your e-mail address or with Google. Passwords are stored only as strong hashes, and what is yours is shown to you alone.",
  },
];

export function Promises() {
  return (
    <section aria-labelledby="promises-title" className="border-t border-border">
      <div className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-8 px-4 py-16 sm:px-8 md:py-24 lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr]">
        <h2 id="promises-title" className="text-3xl font-semibold tracking-tight text-balance">
          The whole household on one sheet
        </h2>
        <HouseholdSheet />
        <ul className="divide-y divide-border border-y border-border">
          {PROMISES.map(({ title, text }) => (
            <li key={title} className="grid grid-cols-[2.25rem_1fr] py-6">
              <Mark d="m4 13 5 6L20 4" className="text-primary" />
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
