import { Sparkles } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/notice.tsx";

type Reload = () => void;

let reload: Reload | undefined;
const listeners = new Set<() => void>();

/** A newer version is available; `activate` activates it and reloads the page. */
export function announceNewVersion(activate: Reload): void {
  reload = activate;
  for (const listener of listeners) listener();
}

/** A server that was down may have been updated. */
export async function checkForNewVersion(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => reload;

/** Activates the newer version, if there is one. */
const useNewVersion = () => useSyncExternalStore(subscribe, current, current);

/** Never reloads automatically: a form may be open. */
export function NewVersionBanner() {
  const reload = useNewVersion();
  const [isReloading, setReloading] = useState(false);
  const activate = () => {
    setReloading(true);
    reload?.();
  };
  const button = (
    <Button variant="secondary" size="sm" busy={isReloading} onClick={activate}>
      Reload
    </Button>
  );
  return (
    <div role="status">
      {reload && (
        <Banner tone="green" icon={Sparkles} action={button}>
          <span className="font-semibold">A new version is ready.</span> Reload when it suits you.
        </Banner>
      )}
    </div>
  );
}
