import { type MouseEvent, useEffect, useState } from "react";
import type { authOptions } from "#contract/requests/auth.ts";
import { Spinner } from "#web/ui/spinner.tsx";

const OPTIONS: (typeof authOptions)["path"] = "/api/auth/options";

/** Plain fetch: `ask` would add a kilobyte to the landing page. */
async function readHasDemo(signal: AbortSignal): Promise<boolean> {
  const answer: unknown = await (await fetch(OPTIONS, { signal })).json();
  return typeof answer === "object" && answer !== null && "demo" in answer && answer.demo === true;
}

/** Signs in with the demo account, if available. Its space is reserved, so that nothing moves. */
export function SampleLink() {
  const [hasDemo, setHasDemo] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    // No answer: show nothing.
    readHasDemo(controller.signal).then(setHasDemo, () => undefined);
    return () => controller.abort();
  }, []);

  const openSample = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setBusy(true);
    try {
      await (await import("./sample-sign-in.ts")).signInToSample();
    } catch {
      // The gate shows the error and a retry button.
      window.location.assign("/dashboard");
    }
  };

  return (
    <p className="min-h-11">
      {hasDemo && (
        <a
          href="/dashboard"
          aria-busy={isBusy || undefined}
          onClick={openSample}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover hover:decoration-2"
        >
          Look around a sample household
          {isBusy && <Spinner />}
        </a>
      )}
    </p>
  );
}
