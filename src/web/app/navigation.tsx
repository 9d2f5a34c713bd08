import { CalendarDays, ChartLine, Landmark, LayoutDashboard } from "lucide-react";
import { Link } from "wouter";
import { usePathname } from "wouter/use-browser-location";
import { cx } from "#web/ui/cx.ts";
import { screenFor } from "./route.ts";

const PLACES = [
  { screen: "dashboard", label: "Dashboard", icon: LayoutDashboard },
  { screen: "plan", label: "Plan", icon: ChartLine },
  { screen: "calendar", label: "Calendar", icon: CalendarDays },
  { screen: "accounts", label: "Accounts", icon: Landmark },
] as const;

// One list for both places, so that nobody hears it twice. On a screen too low for a fixed bar it stays under the header.
const BAR =
  "max-sm:z-30 max-sm:grid max-sm:grid-cols-4 max-sm:border-t max-sm:border-border max-sm:bg-surface max-sm:px-1 max-sm:pb-[env(safe-area-inset-bottom)] max-sm:not-short:fixed max-sm:not-short:inset-x-0 max-sm:not-short:bottom-0 max-sm:short:order-last max-sm:short:basis-full";

const PLACE =
  "flex items-center rounded-control font-semibold text-muted transition-colors duration-150 hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:text-primary max-sm:min-h-14 max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:text-xs sm:h-10 sm:gap-2 sm:px-2.5 sm:text-[0.9375rem] sm:hover:bg-surface-sunken sm:aria-[current=page]:bg-primary-soft sm:aria-[current=page]:text-on-primary-soft touch:sm:h-11 lg:px-3";

/** The four places of the app: beside the name, or a bar at the bottom of a phone. */
export function Navigation() {
  const path = usePathname();
  const current = screenFor({ path, isAuthenticated: true, isForced: false });
  return (
    <nav aria-label="Main" data-bottom-bar className={cx("sm:flex sm:gap-0.5", BAR)}>
      {PLACES.map(({ screen, label, icon: Icon }) => (
        <Link key={screen} href={`/${screen}`} aria-current={screen === current ? "page" : undefined} className={PLACE}>
          <Icon aria-hidden="true" className="size-5 shrink-0 sm:max-lg:hidden" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
