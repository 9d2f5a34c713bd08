import { googleSignIn, googleStatus } from "#contract/auth.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { AppleMark, GoogleMark } from "./brand-icons.tsx";

/** Google when this server is set up for it; Apple, which is still to come. */
export function ProviderButtons() {
  const { data } = useCall(googleStatus);
  const hasGoogle = data?.available === true;
  return (
    <div className="grid gap-3">
      <Button
        type="button"
        variant="secondary"
        className="w-full px-2! max-[22rem]:text-sm"
        disabled={!hasGoogle}
        onClick={() => window.location.assign(googleSignIn.path)}
      >
        <GoogleMark />
        {hasGoogle ? "Continue with Google" : "Google Login (Setup Required)"}
      </Button>
      <Button type="button" variant="secondary" className="w-full px-2! max-[22rem]:text-sm" disabled>
        <AppleMark />
        Apple Login (Coming Soon)
      </Button>
    </div>
  );
}

export function OrDivider() {
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <span className="h-px flex-1 bg-border" />
      or with e-mail
      <span className="h-px flex-1 bg-border" />
    </div>
  );
}
