import { type ComponentProps, type ReactNode, useState } from "react";
import { Link } from "wouter";
import { isStorageBlocked } from "#web/lib/storage.ts";
import { useTheme } from "#web/lib/theme.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";

type Props = { title: string; intro?: ReactNode; children: ReactNode; below?: ReactNode };

/** The card of the sign-in pages, with an illustration on wide screens. */
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
          <LedgerIllustration />
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

/** Explains why signing in cannot work when site data is blocked. */
export function StorageNotice() {
  const [isBlocked] = useState(isStorageBlocked);
  if (!isBlocked) return null;
  return (
    <Notice tone="amber" title="Your browser is blocking site data">
      Weekwise needs cookies and local storage to keep you signed in. Allow them for this site in your browser's
      settings, then reload the page.
    </Notice>
  );
}

function ThemeToggle() {
  const { toggle } = useTheme();
  return (
    <Tooltip content="Light or dark">
      <ThemeButton onClick={toggle} />
    </Tooltip>
  );
}

// Each amount converts exactly: 4.33 weeks per month, 13 per quarter, 52 per year.
const LINES = [
  { name: "Rent", bill: "$1,299.00 per month", week: "300.00" },
  { name: "Electricity", bill: "$260.00 every 3 months", week: "20.00" },
  { name: "Internet", bill: "$64.95 per month", week: "15.00" },
  { name: "Car insurance", bill: "$780.00 per year", week: "15.00" },
];

/** Decoration beside the form: bills and their weekly amounts. */
function LedgerIllustration() {
  return (
    <div aria-hidden="true" className="w-full max-w-md select-none">
      <p className="text-3xl leading-tight font-semibold tracking-tight text-balance">
        Every bill, turned into one small amount per week.
      </p>
      <div className="mt-10 border-t-2 border-text/70">
        {LINES.map((line) => (
          <div key={line.name} className="flex items-baseline gap-4 border-b border-border py-3.5">
            <div className="grow">
              <p className="font-medium">{line.name}</p>
              <p className="text-sm text-muted tabular-nums">{line.bill}</p>
            </div>
            <p className="text-lg font-semibold tabular-nums">{line.week}</p>
          </div>
        ))}
        <div className="flex items-baseline gap-4 border-b-4 border-double border-text/70 py-3.5">
          <p className="grow font-medium">To set aside per week</p>
          <p className="text-2xl font-bold text-primary tabular-nums">$350.00</p>
        </div>
      </div>
    </div>
  );
}

/** Same icon and label for both themes, so that the prerendered markup matches. */
function ThemeButton({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label="Switch between light and dark"
      {...rest}
      className={cx(buttonClass({ variant: "ghost", size: "icon" }), className)}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="fill-none stroke-current"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18m0-14.5h7m-7 3.5h8.7m-8.7 3.5h8.7M12 17h7" />
      </svg>
    </button>
  );
}
