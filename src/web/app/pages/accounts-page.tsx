import { ArrowLeft, FileUp } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { Shell } from "#web/app/shell.tsx";
import { AccountManager } from "#web/features/accounts/account-manager.tsx";
import { usePage } from "#web/lib/page.ts";
import { whenIdle } from "#web/lib/when-idle.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { loadAlertDialog } from "#web/ui/dialog/alert-dialog.tsx";

// history.length also counts pages of other sites: going back could leave the app.
const cameFromApp = () => window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
const goBack = () => (cameFromApp() ? window.history.back() : navigate("/dashboard"));

export function AccountsPage() {
  usePage("Account Manager");
  // Loaded early, so that the confirmation can still open without a connection.
  useEffect(() => whenIdle(() => void loadAlertDialog().catch(() => undefined)), []);
  return (
    <Shell>
      <Button variant="ghost" className="-ml-4" onClick={goBack}>
        <ArrowLeft aria-hidden="true" />
        Back to Dashboard
      </Button>
      <h1 tabIndex={-1} className="mt-3 text-2xl font-semibold tracking-tight outline-none sm:text-3xl">
        Account Manager
      </h1>
      <p className="mt-1 text-muted">Create, edit and manage your bank accounts, and set their initial balances.</p>
      <p data-edits className="mt-3">
        <Link href="/statements" className={buttonClass({ variant: "secondary", size: "sm" })}>
          <FileUp aria-hidden="true" />
          Import a bank statement
        </Link>
      </p>
      <AccountManager />
    </Shell>
  );
}
