import { type ComponentType, lazy, Suspense, useEffect } from "react";
import type { KnownUser } from "#web/features/auth/auth-cache.ts";
import { setSignedIn, useAuth } from "#web/features/auth/auth-store.ts";
import { refetchUser } from "#web/features/auth/session.ts";
import { HouseholdSection } from "#web/features/household/household-section.tsx";
import { SettingsDialog } from "#web/features/settings/settings-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Openable } from "./use-lazy-dialog.tsx";

type SecurityProps = { user: KnownUser | undefined; onUserChange: (user: KnownUser) => void };

const SecurityLoadFailure: ComponentType<SecurityProps> = () => (
  <Notice tone="red" role="alert" title="This section couldn't be loaded. Reload the page." />
);

const loadSecurity = async (): Promise<ComponentType<SecurityProps>> =>
  (await import("#web/features/security/security-section.tsx")).SecuritySection;

// Large and rarely opened.
const Security = lazy(async () => ({ default: await loadSecurity().catch(() => SecurityLoadFailure) }));

/** The settings of the signed-in user. */
export function Settings(props: Openable) {
  const { user } = useAuth();
  // A refetch while offline leads to the gate, when it is too late to load its code.
  useEffect(() => {
    import("#web/features/auth/auth-gate.tsx").catch(() => undefined);
  }, []);
  const security = (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <Security user={user} onUserChange={setSignedIn} />
    </Suspense>
  );
  return (
    <SettingsDialog
      {...props}
      user={user}
      onUserChange={setSignedIn}
      onRefetch={refetchUser}
      household={<HouseholdSection />}
      security={security}
    />
  );
}
