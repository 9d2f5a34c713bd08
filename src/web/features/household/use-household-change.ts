import type { CallRequest, InputOf, OutputOf, ParametersOf } from "#contract/request-types.ts";
import type { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { messageOf } from "#web/lib/ask.ts";
import { isConnected } from "#web/lib/read-only.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

type Given<R extends CallRequest> = Pick<ParametersOf<R>, "params"> & { input?: InputOf<R> };

/** All of these depend on the members or their shares. */
const REFRESHED = ["household", "households", "plan", "incomes"];

type Confirmed = ReturnType<typeof useConfirmed>["confirmed"];
const atOnce: Confirmed = (act) => act();

/** Makes one change of the household, with a toast. Undefined when it was refused. */
export function useHouseholdChange<R extends CallRequest>(request: R, failed: string, confirmed: Confirmed = atOnce) {
  const change = useChange(request, { refresh: REFRESHED });
  const act = async (given: Given<R>, done?: string): Promise<OutputOf<R> | true | undefined> => {
    if (!isConnected()) return undefined;
    try {
      const answer = await confirmed(() => change.mutateAsync(given));
      if (done) toast({ title: "Success", description: done });
      return answer ?? true;
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, failed), variant: "destructive" });
      return undefined;
    }
  };
  return { act, isBusy: change.isPending };
}
