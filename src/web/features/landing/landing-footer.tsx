import { Wordmark } from "#web/ui/wordmark.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

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
