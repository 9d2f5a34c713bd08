import { useState } from "react";
import { confirmEmail } from "#contract/requests/own-account.ts";
import { AuthLayout, linkClass } from "#web/features/auth/auth-layout.tsx";
import { useAuth } from "#web/features/auth/auth-store.ts";
import { messageOf } from "#web/lib/ask.ts";
import { usePage } from "#web/lib/page.ts";
import { resetToken } from "#web/lib/url-parameters.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** Where a mailed link leads that confirms an address. It takes a press: mail programs open links by themselves. */
export function ConfirmEmailPage() {
  usePage("Confirm your email address");
  const { isAuthenticated } = useAuth();
  const change = useChange(confirmEmail);
  const token = resetToken();
  const [bad, setBad] = useState(token ? undefined : "Open this page from the link in your email");
  const confirm = async () => {
    try {
      await change.mutateAsync({ input: { token: token ?? "" } });
    } catch (error) {
      setBad(messageOf(error, "Your email address could not be confirmed. Please try again."));
    }
  };
  const onwards = (
    // The page is loaded anew, so that whoever is signed in here is shown with the new address.
    <a href={isAuthenticated ? "/dashboard" : "/login"} className={linkClass}>
      {isAuthenticated ? "Go to dashboard" : "Sign in"}
    </a>
  );
  return (
    <AuthLayout title="Confirm your email address" below={onwards}>
      {change.data && (
        <Notice tone="green" role="status" title={change.data.message}>
          {change.data.email}
        </Notice>
      )}
      {bad && (
        <Notice tone="amber" role="alert" title={bad}>
          Each link works once and expires after 24 hours. You can request a new one in Settings, under Security.
        </Notice>
      )}
      {!change.data && !bad && (
        <Button size="lg" className="w-full" busy={change.isPending} onClick={confirm}>
          Confirm this address
        </Button>
      )}
    </AuthLayout>
  );
}
