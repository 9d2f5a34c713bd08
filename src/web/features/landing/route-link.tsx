import type { ComponentProps, MouseEvent } from "react";
import { navigate } from "wouter/use-browser-location";
import { buttonClass } from "#web/ui/button.tsx";

function follow(event: MouseEvent<HTMLAnchorElement>) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(event.currentTarget.pathname);
}

/** A plain link that stays inside the app. wouter's own Link reads the location while rendering, which a prerender has not. */
export function RouteLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <a href={href} {...rest} onClick={follow} />;
}

/** The sign-up and sign-in links of the hero and the call to action. */
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
