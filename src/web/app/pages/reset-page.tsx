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
  const [badLink, setBadLink] = useState(token ? undefined : "This page needs the link from your email");
  const intro = "Enter the new password once more to confirm that you requested it.";
  return (
    <AuthLayout title="Confirm your new password" intro={badLink ? undefined : intro} below={backLink}>
      {token && !badLink ? (
        <ResetForm token={token} onBadLink={setBadLink} />
      ) : (
        <Notice tone="amber" role="alert" title={badLink}>
          Open the link in the email again. A link works once, for 30 minutes; after that, request a new one with
          'Forgot your password?' on the sign-in page.
        </Notice>
      )}
    </AuthLayout>
  );
}
