const FACTS = [
  {
    title: "Your data stays in one place",
    text: "Weekwise runs on a computer of your choice, and its database lives there. No ads, no trackers, no company in the middle.",
  },
  {
    title: "Bills are scanned at home",
    text: "Photos and PDFs are read on that same computer. An outside AI service is used only if the administrator turns one on.",
  },
  {
    title: "Your bank is not involved",
    text: "No bank login, no card number. You enter your balances and Weekwise keeps track. It records payments but never makes them: your money moves only when you tell your bank.",
  },
  {
    title: "Every cent is explained",
    text: "Each change to a balance is recorded in a ledger that cannot be edited. The code is open for anyone to read.",
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

/** A line drawing of a lit house with a bill on the table. */
function HouseDrawing() {
  return (
    <svg
      viewBox="0 0 300 176"
      aria-hidden="true"
      className="block w-72 max-w-full fill-none stroke-current"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M64 168V76l86-60 86 60v92Z" className="fill-surface" />
      <path d="m48 86 102-71 102 71M196 45V22h20v40M2 168h296" />
      <path d="M150 17v37m-17 15a17 15 0 0 1 34 0Zm12 0a5 5 0 0 0 10 0" className="fill-surface" />
      <path d="M92 128h116m-108 0v40m100-40v40" />
      <path d="m128 128 6-30h36l-6 30Z" className="fill-primary-soft" />
      <path d="M140 106h20m-22 8h20m-21 7h10" className="stroke-primary" />
      <path
        d="M22 168v-22m0 6c-12-4-14-18-12-28 10 4 14 14 12 28Zm0-6c10-2 14-12 13-20-9 2-14 10-13 20Z"
        className="fill-surface"
      />
    </svg>
  );
}
