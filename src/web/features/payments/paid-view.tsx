import confetti from "canvas-confetti";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Balance } from "#web/domain/balance.tsx";
import { partText } from "#web/domain/bill-text.ts";
import { date, money } from "#web/lib/format.ts";
import type { Paid } from "./use-pay.ts";

/** The success view: what was paid, and that the savings cycle was reset. */
export function PaidView({ paid, isShown }: { paid: Paid; isShown: boolean }) {
  const { payment, bill, account, replaced } = paid;
  return (
    <div className="grid justify-items-center gap-2 py-4 text-center">
      <div className="mb-2 grid size-14 place-items-center rounded-full bg-primary text-on-primary">
        <Check aria-hidden="true" strokeWidth={3} className="size-7" />
      </div>
      <p className="text-2xl font-semibold tracking-tight tabular-nums">{money(payment.amount)}</p>
      <p className="max-w-full wrap-anywhere">
        paid for <bdi className="font-semibold">{bill.name}</bdi> from{" "}
        <bdi className="font-semibold">{account.name}</bdi>
      </p>
      {replaced?.dueDate && (
        <p className="text-[0.9375rem] text-pretty tabular-nums">
          It replaces the payment due on {date(replaced.dueDate)}, which was cancelled.
        </p>
      )}
      {newEstimateText(paid) && <p className="text-[0.9375rem] text-pretty tabular-nums">{newEstimateText(paid)}</p>}
      {payment.partOf !== null ? (
        <p className="text-[0.9375rem] text-pretty text-muted tabular-nums">
          {partText(bill)}. The account now holds <Balance amount={account.balance} />.
        </p>
      ) : (
        <p className="text-[0.9375rem] text-pretty text-muted tabular-nums">
          The savings cycle was reset: saving for the next bill starts at {money(bill.savings?.savedAmount ?? "0.00")}.
          The account now holds <Balance amount={account.balance} />.
        </p>
      )}
      {isShown && <Confetti />}
    </div>
  );
}

/** A varying bill's estimate follows each payment. */
const newEstimateText = ({ bill, estimate }: Paid) =>
  estimate ? `The next one is estimated at ${money(bill.amount)}: ${money(bill.weeklyAmount)} per week.` : undefined;

const PARTICLES = 300;
const DURATION = 3000;
const FRAMES = (DURATION / 1000) * 60;
const ROLES = ["--primary", "--amber-fill", "--red", "--primary-soft", "--amber-soft"];
const CORNERS = [
  { angle: 60, origin: { x: 0, y: 0.9 } },
  { angle: 120, origin: { x: 1, y: 0.9 } },
];

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Three seconds of confetti from both lower corners, above everything and not clickable. */
function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDone, setDone] = useState(prefersReducedMotion);

  useEffect(() => {
    if (isDone || !canvas.current) return;
    const root = getComputedStyle(document.documentElement);
    const colors = ROLES.map((role) => root.getPropertyValue(role).trim());
    // A worker would be loaded from a blob, which the Content-Security-Policy forbids.
    const fire = confetti.create(canvas.current, { resize: true, useWorker: false });
    for (const corner of CORNERS) {
      const particleCount = PARTICLES / CORNERS.length;
      fire({ ...corner, particleCount, colors, ticks: FRAMES, spread: 70, startVelocity: 60, decay: 0.93 });
    }
    const timer = setTimeout(() => setDone(true), DURATION);
    return () => {
      clearTimeout(timer);
      fire.reset();
    };
  }, [isDone]);

  if (isDone) return null;
  // Rendered on the body: a transformed dialog panel is the containing block of fixed elements.
  return createPortal(
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-60">
      <canvas ref={canvas} className="size-full" />
    </div>,
    document.body,
  );
}
