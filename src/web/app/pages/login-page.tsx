import { useState } from "react";
import { Link } from "wouter";
import { authOptions } from "#contract/requests/auth.ts";
import { AuthLayout, linkClass } from "#web/features/auth/auth-layout.tsx";
import { ForgotDialog } from "#web/features/auth/forgot-dialog.tsx";
import { isSecondStepRequested, LoginForm } from "#web/features/auth/login-form.tsx";
import { OrDivider, ProviderButtons } from "#web/features/auth/provider-buttons.tsx";
import { usePage } from "#web/lib/page.ts";
import { returnPath } from "#web/lib/url-parameters.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";

function SignUpLink() {
  const { data } = useCall(authOptions);
  if (data?.registration === "closed") return <p>This server doesn't accept new accounts.</p>;
  return (
    <p>
      Don't have an account?{" "}
      <Link href="/register" className={linkClass}>
        Sign up
      </Link>
    </p>
  );
}

export function LoginPage() {
  usePage("Sign in");
  const [isForgotOpen, setForgotOpen] = useState(false);
  const [isSecondStep, setSecondStep] = useState(isSecondStepRequested);
  return (
    <AuthLayout title="Welcome back" intro="Sign in to your household." below={<SignUpLink />}>
      {!isSecondStep && (
        <>
          <ProviderButtons to={returnPath() === "/join" ? "join" : undefined} />
          <OrDivider />
        </>
      )}
      <LoginForm isSecondStep={isSecondStep} onSecondStep={setSecondStep} />
      {!isSecondStep && (
        <Button variant="link" className="-my-2 justify-self-center" onClick={() => setForgotOpen(true)}>
          Forgot your password?
        </Button>
      )}
      <ForgotDialog open={isForgotOpen} onOpenChange={setForgotOpen} />
    </AuthLayout>
  );
}
