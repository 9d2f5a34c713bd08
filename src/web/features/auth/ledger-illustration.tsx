// Every line converts exactly by the product's own rule: 4.33 weeks a month, 13 a quarter, 52 a year.
const LINES = [
  { name: "Rent", bill: "$1,299.00 a month", week: "300.00" },
  { name: "Electricity", bill: "$260.00 every 3 months", week: "20.00" },
  { name: "Internet", bill: "$64.95 a month", week: "15.00" },
  { name: "Car insurance", bill: "$780.00 a year", week: "15.00" },
];

/** A page from a ledger: bills on the left, what each asks of a week on the right. Decoration beside the form. */
export function LedgerMotif() {
  return (
    <div aria-hidden="true" className="w-full max-w-md select-none">
      <p className="text-3xl leading-tight font-semibold tracking-tight text-balance">
        Every bill, turned into one small amount a week.
      </p>
      <div className="mt-10 border-t-2 border-text/70">
        {LINES.map((line) => (
          <div key={line.name} className="flex items-baseline gap-4 border-b border-border py-3.5">
            <div className="grow">
              <p className="font-medium">{line.name}</p>
              <p className="text-sm text-muted tabular-nums">{line.bill}</p>
            </div>
            <p className="text-lg font-semibold tabular-nums">{line.week}</p>
          </div>
        ))}
        <div className="flex items-baseline gap-4 border-b-4 border-double border-text/70 py-3.5">
          <p className="grow font-medium">To put aside each week</p>
          <p className="text-2xl font-bold text-primary tabular-nums">$350.00</p>
        </div>
      </div>
    </div>
  );
}
