import { buttonClass } from "#web/ui/button.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { RouteLink } from "./route-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

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
