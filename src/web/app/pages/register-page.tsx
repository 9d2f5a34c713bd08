import { Link } from "wouter";
import { authOptions } from "#contract/requests/auth.ts";
import { AuthLayout, linkClass } from "#web/features/auth/auth-layout.tsx";
import { OrDivider, ProviderButtons } from "#web/features/auth/provider-buttons.tsx";
import { RegisterForm } from "#web/features/auth/register-form.tsx";
import { usePage } from "#web/lib/page.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Notice } from "#web/ui/notice.tsx";

const signInLink = (
  <p>
    Already have an account?{" "}
    <Link href="/login" className={linkClass}>
      Sign in
    </Link>
  </p>
);

export function RegisterPage() {
  usePage("Sign up");
  const { data } = useCall(authOptions);
  const isClosed = data?.registration === "closed";
  return (
    <AuthLayout title="Create your account" intro="It's free and takes about a minute." below={signInLink}>
      {isClosed ? (
        <Notice title="Registration is closed">
          This server doesn't accept new accounts. Ask its administrator to open registration.
        </Notice>
      ) : (
        <>
          <ProviderButtons />
          <OrDivider />
          <RegisterForm />
        </>
      )}
    </AuthLayout>
  );
}
