import confetti from "canvas-confetti";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

const PIECES = 300;
const DURATION = 3000;
const FRAMES = (DURATION / 1000) * 60;
const ROLES = ["--primary", "--amber-fill", "--red", "--primary-soft", "--amber-soft"];
const CORNERS = [
  { angle: 60, origin: { x: 0, y: 0.9 } },
  { angle: 120, origin: { x: 1, y: 0.9 } },
];

const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Three seconds of paper from both lower corners, over everything and in nobody's way. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOver, setOver] = useState(wantsStillness);

  useEffect(() => {
    if (isOver || !canvas.current) return;
    const root = getComputedStyle(document.documentElement);
    const colors = ROLES.map((role) => root.getPropertyValue(role).trim());
    // A worker would come from a blob, which the Content-Security-Policy does not admit.
    const shoot = confetti.create(canvas.current, { resize: true, useWorker: false });
    for (const corner of CORNERS) {
      const particleCount = PIECES / CORNERS.length;
      shoot({ ...corner, particleCount, colors, ticks: FRAMES, spread: 70, startVelocity: 60, decay: 0.93 });
    }
    const timer = setTimeout(() => setOver(true), DURATION);
    return () => {
      clearTimeout(timer);
      shoot.reset();
    };
  }, [isOver]);

  if (isOver) return null;
  // On the body: the dialog's panel is moved by a transform, inside which nothing can cover the screen.
  return createPortal(
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-60">
      <canvas ref={canvas} className="size-full" />
    </div>,
    document.body,
  );
}
