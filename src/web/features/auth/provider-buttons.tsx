import { LogIn } from "lucide-react";
import { authOptions, googleSignIn, googleStatus, openidSignIn } from "#contract/requests/auth.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";

type Props = {
  /** The path to return to after accepting an invitation. */
  to?: "join" | undefined;
  /** Hides providers that are not set up. */
  isShort?: boolean;
};

/** The server's own provider and Google, when set up; Apple is coming soon. */
export function ProviderButtons({ to, isShort = false }: Props) {
  const goToProvider = (path: string) => window.location.assign(to === undefined ? path : `${path}?to=${to}`);
  const { data } = useCall(googleStatus);
  const { data: options } = useCall(authOptions);
  const hasGoogle = data?.available === true;
  return (
    <div className="grid gap-3">
      {options?.openid && (
        <Button
          type="button"
          variant="secondary"
          className="w-full px-2! max-[22rem]:text-sm"
          onClick={() => goToProvider(openidSignIn.path)}
        >
          <LogIn aria-hidden="true" />
          <span className="truncate">Continue with {options.openid}</span>
        </Button>
      )}
      {(hasGoogle || !isShort) && (
        <Button
          type="button"
          variant="secondary"
          className="w-full px-2! max-[22rem]:text-sm"
          disabled={!hasGoogle}
          onClick={() => goToProvider(googleSignIn.path)}
        >
          <GoogleMark />
          {hasGoogle ? "Continue with Google" : "Google Login (Setup Required)"}
        </Button>
      )}
      {!isShort && (
        <Button type="button" variant="secondary" className="w-full px-2! max-[22rem]:text-sm" disabled>
          <AppleMark />
          Apple Login (Coming Soon)
        </Button>
      )}
    </div>
  );
}

/** The same on the invitation page, for providers that are set up. */
export function JoinProviderButtons() {
  const { data } = useCall(googleStatus);
  const { data: options } = useCall(authOptions);
  if (!options?.openid && !data?.available) return null;
  return (
    <>
      <ProviderButtons to="join" isShort />
      <OrDivider />
    </>
  );
}

export function OrDivider() {
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <span className="h-px flex-1 bg-border" />
      or with email
      <span className="h-px flex-1 bg-border" />
    </div>
  );
}

/** Google's branding rules require its own colours. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 in-disabled:opacity-60 in-disabled:grayscale" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8.1Z"
      />
      <path fill="#34A853" d="M12 23c3 0 5.5-1 7.2-2.7l-3.5-2.7a6.6 6.6 0 0 1-9.8-3.4H2.3V17A11 11 0 0 0 12 23Z" />
      <path fill="#FBBC05" d="M5.9 14.2a6.6 6.6 0 0 1 0-4.3V7H2.3a11 11 0 0 0 0 10l3.6-2.8Z" />
      <path fill="#EA4335" d="M12 5.5c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.3 7l3.6 2.9A6.6 6.6 0 0 1 12 5.5Z" />
    </svg>
  );
}

function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <path d="M16.6 12.7c0-2.3 1.9-3.4 2-3.5a4.3 4.3 0 0 0-3.4-1.8c-1.4-.2-2.8.8-3.5.8s-1.8-.8-3-.8a4.5 4.5 0 0 0-3.8 2.3c-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.2a9 9 0 0 0 1.2-2.6 4 4 0 0 1-2.4-3.8ZM14.3 5.9c.6-.8 1.1-1.9 1-2.9-1 0-2.1.6-2.8 1.4-.6.7-1.2 1.8-1 2.8 1 .1 2.1-.5 2.8-1.3Z" />
    </svg>
  );
}
