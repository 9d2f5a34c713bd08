import { useEffect } from "react";
import { Link } from "wouter";
import { AuthLayout, linkClass } from "#web/features/auth/auth-layout.tsx";
import { useAuth } from "#web/features/auth/auth-store.ts";
import { JoinProviderButtons } from "#web/features/auth/provider-buttons.tsx";
import { RegisterForm } from "#web/features/auth/register-form.tsx";
import { checkSession, signOut } from "#web/features/auth/session.ts";
import { useSignInError } from "#web/features/auth/use-sign-in-error.ts";
import { InvitationSummary, JoinButton, useInvitation } from "#web/features/household/join.tsx";
import { usePage } from "#web/lib/page.ts";
import { invitationToken } from "#web/lib/url-parameters.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Target of an invitation link: join with the current account, sign in, or register. */
export function JoinPage() {
  usePage("Join a household");
  useSignInError();
  const token = invitationToken();
  const { user } = useAuth();
  const { facts, problem } = useInvitation(token);
  useEffect(() => {
    if (user) checkSession();
  }, [user]);
  const homeLink = (
    <Link href={user ? "/dashboard" : "/"} className={linkClass}>
      {user ? "Back to your household" : "What is Weekwise?"}
    </Link>
  );
  return (
    <AuthLayout title="Join a household" intro={undefined} below={homeLink}>
      {problem !== undefined && (
        <Notice tone="amber" role="alert" title={problem}>
          Invitation links work once, expire after seven days and can be cancelled.
        </Notice>
      )}
      {!facts && problem === undefined && <Skeleton className="h-24" />}
      {facts && token && user && (
        <JoinButton token={token} facts={facts} email={user.email} onUseOtherAccount={signOut} />
      )}
      {facts && token && !user && (
        <div className="grid gap-5">
          <InvitationSummary facts={facts} />
          <Link href="/login?to=/join" className={buttonClass({ variant: "secondary", size: "lg" })}>
            I have an account
          </Link>
          <h2 className="text-lg font-semibold">Or create one</h2>
          <JoinProviderButtons />
          <RegisterForm invitation={token} email={facts.email} />
        </div>
      )}
    </AuthLayout>
  );
}
