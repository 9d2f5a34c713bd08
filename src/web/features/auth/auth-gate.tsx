import { usePage } from "#web/lib/page.ts";
import { loginPathFrom } from "#web/lib/url-parameters.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { linkClass, StorageNotice } from "./auth-layout.tsx";
import { type GateStatus, gateText } from "./gate-state.ts";
import { useGate } from "./use-gate.ts";

const isWaiting = (status: GateStatus) => ["checking", "logging in...", "logged in"].includes(status);
const isFailed = (status: GateStatus) => status === "login failed" || status === "error";

/** The full-screen gate in front of the pages that need a signed-in user. */
export function AuthGate() {
  usePage("Sign in");
  const gate = useGate();
  const { status, hasDemo } = gate;
  const words =
    status === "not authenticated" && !hasDemo ? "Sign in to see your bills and savings." : gateText[status];
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <Card className="grid min-h-88 w-full max-w-md content-center justify-items-center gap-6 px-5 py-9 text-center sm:px-10">
        <h1 tabIndex={-1} className="outline-none">
          <Wordmark size="lg" />
        </h1>
        <div className="grid justify-items-center gap-4" aria-live="polite">
          <p className="rounded-full bg-surface-sunken px-3 py-1 text-sm text-muted">
            Status: <span className="font-semibold text-text">{status}</span>
          </p>
          <p className={isFailed(status) ? "text-lg text-red" : "text-lg"}>{words}</p>
        </div>
        <StorageNotice />
        <GateActions {...gate} />
      </Card>
    </main>
  );
}

function GateActions({ status, hasDemo, mustWait, proceed, signIn, signOut }: ReturnType<typeof useGate>) {
  if (status === "authenticated") {
    return (
      <div className="grid w-full gap-3">
        {mustWait && (
          <Button size="lg" onClick={proceed}>
            Continue
          </Button>
        )}
        <Button size="lg" variant="secondary" onClick={signOut}>
          Sign Out (Clear Cache)
        </Button>
      </div>
    );
  }
  const loginPath = loginPathFrom(window.location.pathname);
  if (isWaiting(status)) return <Spinner className="text-3xl text-primary" />;
  if (!hasDemo) {
    // A real page load, so that a gate shown by force does not follow along.
    return (
      <a href={loginPath} className={`${buttonClass({ size: "lg" })} w-full`}>
        Sign In
      </a>
    );
  }
  return (
    <div className="grid w-full gap-4">
      <Button size="lg" onClick={signIn}>
        {isFailed(status) ? "Try Again" : "Sign In (Test Account)"}
      </Button>
      <p className="text-muted">
        Already have an account?{" "}
        <a href={loginPath} className={linkClass}>
          Sign in
        </a>
      </p>
    </div>
  );
}
