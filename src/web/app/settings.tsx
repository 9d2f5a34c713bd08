import { useEffect } from "react";
import { setSignedIn, useAuth } from "#web/features/auth/auth-store.ts";
import { refetchUser } from "#web/features/auth/session.ts";
import { HouseholdSection } from "#web/features/household/household-section.tsx";
import { SettingsDialog } from "#web/features/settings/settings-dialog.tsx";
import type { Openable } from "./use-lazy-dialog.tsx";

/** The settings of whoever is signed in. */
export function Settings(props: Openable) {
  const { user } = useAuth();
  // A refetch without a connection leads to the gate, when it is too late to load its code.
  useEffect(() => {
    import("#web/features/auth/auth-gate.tsx").catch(() => undefined);
  }, []);
  return (
    <SettingsDialog
      {...props}
      user={user}
      onUser={setSignedIn}
      onRefetch={refetchUser}
      household={<HouseholdSection />}
    />
  );
}
