import { useQueryClient } from "@tanstack/react-query";
import type { NotificationChoices, Notifications } from "#contract/notifications.ts";
import { getNotifications, saveNotifications } from "#contract/requests/notifications.ts";
import { messageOf } from "#web/lib/ask.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { keyOf, useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

/** Saves at once and shows it before the server has answered; what it refused is put back. */
export function useSaveChoices() {
  const client = useQueryClient();
  const change = useChange(saveNotifications, { refresh: ["notifications"] });
  return async (choices: NotificationChoices) => {
    if (!mayChange()) return;
    const key = keyOf(getNotifications);
    // An answer on its way is from before this choice, and would undo it on the screen and in the next one.
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<Notifications>(key);
    if (before) client.setQueryData<Notifications>(key, { ...before, choices });
    change.mutate(
      { input: choices },
      {
        onError: (error) => {
          client.setQueryData(key, before);
          toast({ title: "Error", description: messageOf(error, "It could not be saved"), variant: "destructive" });
        },
      },
    );
  };
}
