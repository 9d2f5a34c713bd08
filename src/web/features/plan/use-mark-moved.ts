import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PaydayCard } from "#contract/plan.ts";
import { markMoved, undoMoved } from "#contract/requests/plan.ts";
import { ask, isRefusal, messageOf } from "#web/lib/ask.ts";
import { refresh, useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const REFRESHED = ["plan", "accounts", "bills"];

/** The transfers of a card that are not marked as moved. */
export const openTransfers = ({ transfers }: Pick<PaydayCard, "transfers">) =>
  transfers.filter(({ moved }) => moved === null);

/** Marks a payday's transfers as moved, with different amounts if given. Returns whether it succeeded. */
export function useMarkMoved(card: PaydayCard) {
  const client = useQueryClient();
  const change = useChange(markMoved, { refresh: REFRESHED });
  const { undo } = useUndoMoved(card);

  const mark = async (amounts: ReadonlyMap<number, string> = new Map()): Promise<boolean> => {
    const { incomeId, payday } = card;
    const transfers = openTransfers(card).map(({ accountId, planned }) => {
      const moved = amounts.get(accountId);
      return { accountId, planned, ...(moved !== undefined && { moved }) };
    });
    try {
      await change.mutateAsync({ input: { incomeId, payday, transfers } });
      // A past payday's card disappears once marked, and its Undo with it.
      toast({ title: "Marked as moved", description: card.name, action: { label: "Undo", onClick: undo } });
      return true;
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to mark as moved"), variant: "destructive" });
      // Someone else was first, or the plan changed: reload it.
      if (isRefusal(error) && error.status !== 401) refresh(client, REFRESHED);
      return false;
    }
  };
  return { mark, isBusy: change.isPending };
}

/** Undoes marking a payday as moved. It also runs from a toast, when the card may be gone. */
export function useUndoMoved({ incomeId, payday }: Pick<PaydayCard, "incomeId" | "payday">) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await ask(undoMoved, { input: { incomeId, payday } });
      toast({ title: "Success", description: "Undone. It's no longer marked as moved." });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to undo"), variant: "destructive" });
    }
    await refresh(client, REFRESHED);
    setBusy(false);
  };
  return { undo, isBusy };
}
