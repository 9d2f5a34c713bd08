import { useQueryClient } from "@tanstack/react-query";
import type { PaydayCard } from "#contract/plan.ts";
import { markMoved } from "#contract/transfers.ts";
import { isRefusal, messageOf } from "#web/lib/ask.ts";
import { refresh, useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const REFRESHED = ["plan", "accounts", "bills"];

/** The transfers of a card that nobody has marked yet. */
export const openTransfers = ({ transfers }: Pick<PaydayCard, "transfers">) =>
  transfers.filter(({ moved }) => moved === null);

/** Marks a payday's transfers as moved, with other amounts where they are given. True once it is done. */
export function useMarkMoved(card: PaydayCard) {
  const client = useQueryClient();
  const change = useChange(markMoved, { refresh: REFRESHED });

  const mark = async (amounts: ReadonlyMap<number, string> = new Map()): Promise<boolean> => {
    const { incomeId, payday } = card;
    const transfers = openTransfers(card).map(({ accountId, planned }) => {
      const moved = amounts.get(accountId);
      return { accountId, planned, ...(moved !== undefined && { moved }) };
    });
    try {
      await change.mutateAsync({ input: { incomeId, payday, transfers } });
      return true;
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to mark as moved"), variant: "destructive" });
      // Somebody else was first, or the plan has changed: show how it is now.
      if (isRefusal(error) && error.status !== 401) refresh(client, REFRESHED);
      return false;
    }
  };
  return { mark, isBusy: change.isPending };
}
