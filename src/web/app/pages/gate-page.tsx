import { AuthGate } from "#web/features/auth/auth-gate.tsx";
import { usePage } from "#web/lib/page.ts";

export function GatePage() {
  usePage("Sign in");
  return <AuthGate />;
}
