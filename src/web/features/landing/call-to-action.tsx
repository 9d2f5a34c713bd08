import { SignLinks } from "./landing-frame.tsx";

export function CallToAction() {
  return (
    <section
      aria-labelledby="closing-title"
      className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-12 px-4 py-20 sm:px-8 md:py-28 lg:grid-cols-[1fr_26rem]"
    >
      <div>
        <h2
          id="closing-title"
          className="max-w-xl text-4xl leading-[1.1] font-semibold tracking-tight text-balance sm:text-5xl"
        >
          Start with your next bill
        </h2>
        <p className="mt-5 mb-8 max-w-lg text-lg leading-relaxed text-pretty text-muted">
          A name, an amount and how often it's due: that's all it takes to see your first weekly amount.
        </p>
        <SignLinks />
      </div>
      <EmptyLedgerLine />
    </section>
  );
}

/** An empty ledger line. */
function EmptyLedgerLine() {
  return (
    <div
      aria-hidden="true"
      className="hidden rounded-card border border-border-strong/60 bg-surface px-7 pt-3 pb-7 lg:block"
    >
      {["Name", "Amount", "How often"].map((label) => (
        <p key={label} className="border-b border-border pt-6 pb-2 text-sm text-muted">
          {label}
        </p>
      ))}
      <p className="flex items-baseline justify-between border-b-4 border-double border-text pt-7 pb-2">
        <span>Per week</span>
        <span className="text-3xl font-semibold text-primary">$</span>
      </p>
    </div>
  );
}
