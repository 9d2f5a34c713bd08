import { useState } from "react";
import { processSavings, reduceSavings } from "#contract/bills.ts";
import { isRefusal, messageOf } from "#web/lib/ask.ts";
import { money } from "#web/lib/format.ts";
import { requestKey } from "#web/lib/idempotency-key.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { Direction } from "./week-change.ts";
import { billsOf } from "./words.ts";

const CALLS = { add: processSavings, remove: reduceSavings };
const FALLBACK = { add: "Failed to update savings", remove: "Failed to reduce savings" };
const NOTHING = { add: "No bill changed.", remove: "No bill changed: nothing was saved that could be taken." };

type Done = { updated: number; totalAmount: string };

/** What was done. Where estimates stood before, it says why some figures are smaller now. */
export function resultOf(direction: Direction, { updated, totalAmount }: Done, hadBuffers: boolean): string {
  if (updated === 0) return NOTHING[direction];
  const how = direction === "add" ? "Added one week to" : "Removed one week from";
  const why = hadBuffers ? ". Estimated buffers gave way to what is really saved, which can be less." : "";
  return `${how} ${billsOf(updated)}: ${money(totalAmount)} in total${why}`;
}

/** Adds or removes one week. A press that got no answer keeps its key, so pressing again cannot make two weeks of it. */
export function useAdjust(direction: Direction, hadBuffers: boolean) {
  const [key, setKey] = useState(requestKey);
  const change = useChange(CALLS[direction], { refresh: ["bills", "accounts"] });
  const adjust = async () => {
    try {
      const done = await change.mutateAsync({ headers: { "idempotency-key": key } });
      setKey(requestKey());
      toast({ title: "Success", description: resultOf(direction, done, hadBuffers) });
    } catch (error) {
      if (isRefusal(error)) setKey(requestKey());
      toast({ title: "Error", description: messageOf(error, FALLBACK[direction]), variant: "destructive" });
    }
  };
  return { adjust, isBusy: change.isPending };
}
