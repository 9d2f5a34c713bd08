import { Shell } from "#web/app/shell.tsx";
import { Calendar } from "#web/features/calendar/calendar.tsx";
import { usePage } from "#web/lib/page.ts";

export function CalendarPage() {
  usePage("Calendar");
  return (
    <Shell>
      <h1 tabIndex={-1} className="mb-6 text-2xl font-semibold tracking-tight outline-none sm:text-3xl">
        Calendar
      </h1>
      <Calendar />
    </Shell>
  );
}
