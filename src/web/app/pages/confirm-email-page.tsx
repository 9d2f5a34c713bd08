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

/** Target of the emailed confirmation link. It needs a button press, since mail programs open links automatically. */
export function ConfirmEmailPage() {
  usePage("Confirm your email address");
  const { isAuthenticated } = useAuth();
  const change = useChange(confirmEmail);
  const token = resetToken();
  const [problem, setProblem] = useState(token ? undefined : "Open this page from the link in your email");
  const confirm = async () => {
    try {
      await change.mutateAsync({ input: { token: token ?? "" } });
    } catch (error) {
      setProblem(messageOf(error, "Your email address couldn't be confirmed. Please try again."));
    }
  };
  const continueLink = (
    // A full page load, so that the new address is shown everywhere.
    <a href={isAuthenticated ? "/dashboard" : "/login"} className={linkClass}>
      {isAuthenticated ? "Go to dashboard" : "Sign in"}
    </a>
  );
  return (
    <AuthLayout title="Confirm your email address" below={continueLink}>
      {change.data && (
        <Notice tone="green" role="status" title={change.data.message}>
          {change.data.email}
        </Notice>
      )}
      {problem && (
        <Notice tone="amber" role="alert" title={problem}>
          Each link works once and expires after 24 hours. You can request a new one in Settings, under Security.
        </Notice>
      )}
      {!change.data && !problem && (
        <Button size="lg" className="w-full" busy={change.isPending} onClick={confirm}>
          Confirm this address
        </Button>
      )}
    </AuthLayout>
  );
}
