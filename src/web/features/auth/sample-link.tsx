import { type MouseEvent, useEffect, useState } from "react";
import type { authOptions } from "#contract/requests/auth.ts";
import { Spinner } from "#web/ui/spinner.tsx";

const OPTIONS: (typeof authOptions)["path"] = "/api/auth/options";

/** Not by `ask`: what it brings along would be a kilobyte on the landing page, for one answer that is yes or no. */
async function readHasDemo(signal: AbortSignal): Promise<boolean> {
  const answer: unknown = await (await fetch(OPTIONS, { signal })).json();
  return typeof answer === "object" && answer !== null && "demo" in answer && answer.demo === true;
}

/** Signs in with the demo account, where this server has one. Its line is there from the start, so that nothing moves. */
export function SampleLink() {
  const [hasDemo, setHasDemo] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    // A server that does not answer has nothing to show.
    readHasDemo(stop.signal).then(setHasDemo, () => undefined);
    return () => stop.abort();
  }, []);

  const enter = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setBusy(true);
    try {
      await (await import("./sample-sign-in.ts")).signInToSample();
    } catch {
      // The gate says what went wrong, and offers to try again.
      window.location.assign("/dashboard");
    }
  };

  return (
    <p className="min-h-11">
      {hasDemo && (
        <a
          href="/dashboard"
          aria-busy={isBusy || undefined}
          onClick={enter}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover hover:decoration-2"
        >
          Look around a sample household
          {isBusy && <Spinner />}
        </a>
      )}
    </p>
  );
}
