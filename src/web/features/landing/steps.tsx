import type { ReactNode } from "react";
import { JarDrawing, PaidDrawing, ScanDrawing } from "./step-drawings.tsx";

export function Steps() {
  return (
    <section aria-labelledby="steps-title" className="mx-auto max-w-6xl px-4 py-16 sm:px-8 md:py-24">
      <h2 id="steps-title" className="text-3xl font-semibold tracking-tight text-balance">
        From letterbox to paid in three steps
      </h2>
      <ol className="mt-10 grid divide-border border-y border-border max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        <Step number={1} title="Add the bill, or scan it" drawing={<ScanDrawing />}>
          Type a name and an amount, or upload a photo or a PDF. Weekwise reads it, and you check it before anything is
          saved.
        </Step>
        <Step number={2} title="Save the same amount per week" drawing={<JarDrawing />}>
          Each bill has its own savings, which grow by the same amount every week. You always see how much is left to
          save.
        </Step>
        <Step number={3} title="Pay it when it is due" drawing={<PaidDrawing />}>
          ‘Ready to pay!’ means the money is there. Record the payment with one press; direct debits are recorded on the
          day they are due. Then saving starts again for the next one.
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { number: number; title: string; drawing: ReactNode; children: ReactNode };

function Step({ number, title, drawing, children }: StepProps) {
  return (
    <li className="items-center gap-x-10 py-8 md:max-lg:grid md:max-lg:grid-cols-[18rem_1fr] lg:px-8 lg:first:pl-0 lg:last:pr-0">
      <div className="lg:h-44">{drawing}</div>
      <div className="max-md:mt-6 lg:mt-8">
        <h3 className="flex gap-3 text-xl font-semibold tracking-tight">
          <span className="text-primary tabular-nums">{number}</span>
          {title}
        </h3>
        <p className="mt-3 leading-relaxed text-pretty text-muted">{children}</p>
      </div>
    </li>
  );
}
