import { Sparkles } from "lucide-react";
import { useState } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { useNewVersion } from "./new-version-store.ts";

/** Never reloads by itself: somebody may be in the middle of a form. */
export function NewVersionBanner() {
  const reload = useNewVersion();
  const [isReloading, setReloading] = useState(false);
  const act = () => {
    setReloading(true);
    reload?.();
  };
  const button = (
    <Button variant="secondary" size="sm" busy={isReloading} onClick={act}>
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
