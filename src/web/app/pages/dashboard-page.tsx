import { ReceiptText } from "lucide-react";
import { Shell } from "#web/app/shell.tsx";
import { useAuth } from "#web/features/auth/auth-store.ts";
import { usePage } from "#web/lib/page.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

export function DashboardPage() {
  usePage("Dashboard");
  const { user } = useAuth();
  return (
    <Shell>
      <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight wrap-anywhere outline-none sm:text-3xl">
        Hello, {user?.firstName ? <bdi>{user.firstName}</bdi> : "and welcome"}
      </h1>
      <p className="mt-1 text-muted">What your household needs this week, in one place.</p>
      <EmptyState
        className="mt-8 py-16"
        icon={<ReceiptText aria-hidden="true" />}
        title="Your bills will live here"
        description="Each one shows the small amount to put aside every week, so the money is there on the day it is due."
      />
    </Shell>
  );
}
