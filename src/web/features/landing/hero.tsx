import { BillDrawing } from "./bill-drawing.tsx";
import { SignLinks } from "./sign-links.tsx";

export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-8 gap-y-10 px-4 pt-10 pb-14 sm:px-8 md:grid-cols-[1.1fr_1fr] md:py-16 lg:gap-x-14 lg:py-20">
      <div>
        <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl md:text-4xl lg:text-5xl xl:text-6xl">
          Every bill, turned into{" "}
          <span className="text-primary underline decoration-double decoration-1 underline-offset-[0.16em]">
            one small amount a week.
          </span>
        </h1>
        <p className="mt-7 max-w-xl text-lg leading-relaxed text-pretty text-muted">
          Bills come when they like: power each month, water each quarter, the car once a year. Weekwise divides each
          one into weeks. You put the same small amount aside every week, and the money is there when the bill is.
        </p>
        <div className="mt-8">
          <SignLinks />
        </div>
        <p className="mt-6 text-sm text-muted">Free and open source. Runs at home. Never asks for your bank login.</p>
      </div>
      <BillDrawing />
    </section>
  );
}
