import { type ComponentType, type ReactNode, useState } from "react";
import { toast } from "#web/ui/toast-store.ts";

type DialogType = ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;

/** Fetches the Settings dialog when it is first wanted; a failed fetch says so and leaves the page standing. */
export function useSettingsDialog(): { open: () => void; isLoading: boolean; dialog: ReactNode } {
  const [loaded, setLoaded] = useState<{ Dialog: DialogType }>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  const open = async () => {
    setLoading(true);
    try {
      const { SettingsDialog } = await import("./settings/settings-dialog.tsx");
      setLoaded({ Dialog: SettingsDialog });
      setOpen(true);
    } catch {
      toast({
        title: "Error",
        description: "Settings could not be loaded. Check your connection and reload the page.",
        variant: "destructive",
        action: { label: "Reload", onClick: () => window.location.reload() },
      });
    }
    setLoading(false);
  };

  return { open, isLoading, dialog: loaded && <loaded.Dialog open={isOpen} onOpenChange={setOpen} /> };
}
