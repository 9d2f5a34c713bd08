import { buttonClass } from "#web/ui/button.tsx";
import { RouteLink } from "./route-link.tsx";

/** The two ways in, as the hero and the closing call show them. */
export function SignLinks() {
  return (
    <div className="flex flex-wrap gap-3">
      <RouteLink href="/register" className={buttonClass({ variant: "primary", size: "lg" })}>
        Sign Up Free
      </RouteLink>
      <RouteLink href="/login" className={buttonClass({ variant: "secondary", size: "lg" })}>
        Sign In
      </RouteLink>
    </div>
  );
}
