import { useId, useState } from "react";
import { readPreferences, writePreferences } from "#web/lib/preferences.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormButtons } from "#web/ui/form/form-buttons.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { AccountOwner } from "./setting-fields.tsx";
import { SettingsTabs } from "./settings-tabs.tsx";

const RELOAD_DELAY = 1000;

type Props = AccountOwner & { open: boolean; onOpenChange: (open: boolean) => void };

/** What a person prefers in this browser. Saving reloads the page, so that every screen follows. */
export function SettingsDialog({ open, onOpenChange, ...owner }: Props) {
  const id = useId();
  const [preferences, setPreferences] = useState(readPreferences);
  const [isSaving, setSaving] = useState(false);

  const close = (next: boolean) => {
    onOpenChange(next);
    if (!next) setPreferences(readPreferences());
  };
  const save = () => {
    if (!writePreferences(preferences)) {
      const description = "Your browser does not let Weekwise keep settings.";
      toast({ title: "Error", description, variant: "destructive" });
      return;
    }
    setSaving(true);
    toast({ title: "Success", description: "Settings saved" });
    setTimeout(() => window.location.reload(), RELOAD_DELAY);
  };

  const footer = (
    <FormButtons form={id} label="Save" busyLabel="Saving..." isBusy={isSaving} onCancel={() => close(false)} />
  );

  return (
    // Of one height, whatever the section: the tab under the thumb or the pointer stays there.
    <Dialog open={open} onOpenChange={close} size="lg" title="Settings" footer={footer} className="h-dvh sm:h-160">
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) save();
        }}
      >
        <SettingsTabs {...owner} preferences={preferences} onChange={setPreferences} />
      </form>
    </Dialog>
  );
}
