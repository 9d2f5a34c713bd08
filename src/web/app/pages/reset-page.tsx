import { useState } from "react";
import { Link } from "wouter";
import { AuthLayout, linkClass } from "#web/features/auth/auth-layout.tsx";
import { ResetForm } from "#web/features/auth/reset-form.tsx";
import { usePage } from "#web/lib/page.ts";
import { resetToken } from "#web/lib/url-parameters.ts";
import { Notice } from "#web/ui/notice.tsx";

const backLink = (
  <Link href="/login" className={linkClass}>
    Back to sign in
  </Link>
);

export function ResetPage() {
  usePage("Reset your password");
  const token = resetToken();
  const [badLink, setBadLink] = useState(token ? undefined : "Open this page from the link in your email");
  const intro = "Enter your new password again to confirm it was you.";
  return (
    <AuthLayout title="Confirm your new password" intro={badLink ? undefined : intro} below={backLink}>
      {token && !badLink ? (
        <ResetForm token={token} onBadLink={setBadLink} />
      ) : (
        <Notice tone="amber" role="alert" title={badLink}>
          Each link works once and expires after 30 minutes. To get a new one, use 'Forgot your password?' on the
          sign-in page.
        </Notice>
      )}
    </AuthLayout>
  );
}
