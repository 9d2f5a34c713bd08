import type { ComponentProps, MouseEvent } from "react";
import { navigate } from "wouter/use-browser-location";
import { useTheme } from "#web/lib/theme.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";

export function LandingHeader() {
  return (
    <header className="border-b border-border">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-1 px-3 py-2 sm:px-8">
        <RouteLink
          href="/"
          aria-label="Weekwise, home"
          className="mr-auto inline-flex min-h-11 items-center rounded-md"
        >
          <Wordmark size="sm" />
        </RouteLink>
        <span className="hidden sm:block">
          <ThemeToggle />
        </span>
        <nav aria-label="Account" className="flex items-center sm:gap-1">
          <RouteLink href="/login" className={`${buttonClass({ variant: "ghost" })} min-h-11 max-sm:px-2`}>
            Sign In
          </RouteLink>
          <RouteLink href="/register" className={`${buttonClass({ variant: "primary" })} min-h-11 max-sm:px-2.5`}>
            Sign Up Free
          </RouteLink>
        </nav>
      </div>
    </header>
  );
}

/** Same icon and label for both themes, so that the prerendered markup matches. */
function ThemeToggle() {
  const { toggle } = useTheme();
  return (
    <button
      type="button"
      onClick={toggle}
      className={`${buttonClass({ variant: "ghost", size: "icon" })} min-h-11 min-w-11`}
      aria-label="Switch between light and dark"
    >
      <LineIcon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18m0-14.5h7m-7 3.5h8.7m-8.7 3.5h8.7M12 17h7" />
    </button>
  );
}

export function LandingFooter() {
  return (
    <footer className="border-t border-border">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-2 px-4 py-6 text-sm text-muted sm:px-8">
        <Wordmark size="sm" />
        <span className="ml-auto sm:hidden">
          <ThemeToggle />
        </span>
        <p className="mr-auto">Runs at home. MIT licence.</p>
        <a href="/api/docs" className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-text">
          API docs
        </a>
      </div>
    </footer>
  );
}

/** A small line icon from one path. */
export function LineIcon({ d, className = "" }: { d: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-5 fill-none stroke-current ${className}`}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(event.currentTarget.pathname);
}

/** An in-app link. wouter's Link reads the location while rendering, which prerendering has not. */
function RouteLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
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
