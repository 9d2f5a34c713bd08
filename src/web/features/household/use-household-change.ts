import type { CallRequest, InputOf, OutputOf, ParametersOf } from "#contract/request-types.ts";
import type { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { messageOf } from "#web/lib/ask.ts";
import { isConnected } from "#web/lib/read-only.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

type ChangeOptions<R extends CallRequest> = Pick<ParametersOf<R>, "params"> & { input?: InputOf<R> };

/** All of these depend on the members or their shares. */
const REFRESHED = ["household", "households", "plan", "incomes"];

type Confirmed = ReturnType<typeof useConfirmed>["withConfirmation"];
const withoutConfirmation: Confirmed = (mutate) => mutate();

/** Makes one change of the household, with a toast. Undefined when it was refused. */
export function useHouseholdChange<R extends CallRequest>(
  request: R,
  failureMessage: string,
  withConfirmation: Confirmed = withoutConfirmation,
) {
  const change = useChange(request, { refresh: REFRESHED });
  const mutate = async (
    options: ChangeOptions<R>,
    successMessage?: string,
  ): Promise<OutputOf<R> | true | undefined> => {
    if (!isConnected()) return undefined;
    try {
      const answer = await withConfirmation(() => change.mutateAsync(options));
      if (successMessage) toast({ title: "Success", description: successMessage });
      return answer ?? true;
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, failureMessage), variant: "destructive" });
      return undefined;
    }
  };
  return { mutate, isBusy: change.isPending };
}
