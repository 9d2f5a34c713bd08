import { startTransition, useEffect, useRef, useState } from "react";
import type { PlanInput } from "#core/plan/input.ts";
import { finishSteps, type Outlook, outlookInSteps } from "./outlook.ts";

/** Long enough for the page to draw and to hear a finger. */
const pause = () => new Promise((done) => setTimeout(done, 0));

/**
 * The outlook of the latest input. While one is being computed the last stays; of those asked for meanwhile only the newest
 * is computed next, so that the picture follows a drag however quick the finger is.
 */
export function useOutlook(input: PlanInput | undefined): Outlook | undefined {
  const [outlook, setOutlook] = useState<Outlook>();
  const wanted = useRef(input);
  const isRunning = useRef(false);
  useEffect(() => {
    wanted.current = input;
    // What was tried last is over; the next trial begins without it.
    if (input === undefined) setOutlook(undefined);
    const run = async () => {
      isRunning.current = true;
      let last: PlanInput | undefined;
      while (wanted.current !== undefined && wanted.current !== last) {
        last = wanted.current;
        const next = await finishSteps(outlookInSteps(last), pause);
        // Interruptible: a finger that moves on is heard before the picture is drawn.
        if (wanted.current !== undefined) startTransition(() => setOutlook(next));
        await pause();
      }
      isRunning.current = false;
    };
    if (!isRunning.current) run();
  }, [input]);
  return outlook;
}
