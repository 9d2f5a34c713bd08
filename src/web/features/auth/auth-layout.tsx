import type { ReactNode } from "react";
import { Link } from "wouter";
import { Card } from "#web/ui/card.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { LedgerMotif } from "./ledger-illustration.tsx";
import { StorageNotice } from "./storage-notice.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

type Props = { title: string; intro?: ReactNode; children: ReactNode; below?: ReactNode };

/** The calm card in which people come in, with a page of the ledger beside it where there is room. */
export function AuthLayout({ title, intro, children, below }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex min-h-16 w-full max-w-6xl items-center justify-between px-4 sm:px-8">
        <Link href="/" aria-label="Weekwise, home" className="inline-flex min-h-11 items-center rounded-control">
          <Wordmark />
        </Link>
        <ThemeToggle />
      </header>
      <div className="mx-auto grid w-full max-w-6xl grow items-center gap-16 px-4 pt-4 pb-12 sm:px-8 lg:grid-cols-[1fr_27rem] lg:pb-20">
        <aside className="hidden lg:block">
          <LedgerMotif />
        </aside>
        <main className="mx-auto w-full max-w-md">
          <Card className="grid gap-6 p-5 sm:p-8">
            <div className="grid gap-1.5">
              <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none">
                {title}
              </h1>
              {intro && <p className="text-muted">{intro}</p>}
            </div>
            <StorageNotice />
            {children}
          </Card>
          {below && <div className="mt-5 text-center text-muted">{below}</div>}
        </main>
      </div>
    </div>
  );
}

export const linkClass =
  "rounded-sm touch:inline-flex touch:min-h-11 touch:items-center font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover hover:decoration-2";
