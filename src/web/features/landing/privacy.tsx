import { HouseDrawing } from "./house-drawing.tsx";

const FACTS = [
  {
    title: "Your data has one address",
    text: "Weekwise runs on a computer of your choice, and its database lives there. No ads, no trackers, no company in the middle.",
  },
  {
    title: "The scanner reads at home",
    text: "Photos and PDFs are read on that same computer. An outside AI service is used only if whoever runs it switches one on.",
  },
  {
    title: "Your bank is never asked",
    text: "No bank login, no card number. You tell Weekwise what is in an account; it keeps the books. It records payments and never makes them: your money moves only when you tell your bank.",
  },
  {
    title: "Every cent is explained",
    text: "Each change to a balance is written into a journal that cannot be edited. The code is open for anyone to read.",
  },
];

export function Privacy() {
  return (
    <section aria-labelledby="privacy-title" className="border-y border-border bg-primary-soft text-on-primary-soft">
      <div className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-10 px-4 py-16 sm:px-8 md:py-24 lg:grid-cols-[22rem_1fr]">
        <div>
          <HouseDrawing />
          <h2 id="privacy-title" className="mt-8 text-3xl font-semibold tracking-tight text-balance">
            Your bills stay at home
          </h2>
        </div>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {FACTS.map(({ title, text }) => (
            <div key={title} className="border-t border-current/30 pt-4">
              <dt className="text-lg font-semibold">{title}</dt>
              <dd className="mt-2 leading-relaxed text-pretty text-text">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
