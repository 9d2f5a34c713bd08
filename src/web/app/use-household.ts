import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getHousehold } from "#contract/requests/household.ts";
import { onHouseholdSwitched } from "#web/lib/ask.ts";
import { setHousehold, shownHousehold } from "#web/lib/household.ts";
import { useCall } from "#web/lib/use-call.ts";

/** Starts after the page's own requests, so that it never delays them. */
const START_DELAY = 1_200;

// Not needed for the first paint.
const loadFollowing = () => import("./follow-household.ts");

/** Keeps the page in step with the household: its name and roles, and whatever others change. */
export function useHousehold(): void {
  const client = useQueryClient();
  const { data } = useCall(getHousehold);
  useEffect(() => {
    if (!data) return;
    const hasSwitched = shownHousehold() !== undefined && shownHousehold()?.id !== data.id;
    setHousehold(data);
    if (hasSwitched) ignoreErrors(async () => (await loadFollowing()).showHouseholdSwitch());
  }, [data]);

  useEffect(() => onHouseholdSwitched(() => ignoreErrors(async () => (await loadFollowing()).followHousehold())), []);
  useEffect(() => {
    if (typeof EventSource === "undefined") return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const since = performance.now();
    const startWatching = async () => {
      const { watchHousehold } = await loadFollowing();
      if (!isUnmounted) stop = watchHousehold(client, since);
    };
    const timer = setTimeout(() => ignoreErrors(startWatching), START_DELAY);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client]);
}

/** Without it the page simply stays as loaded. */
const ignoreErrors = (act: () => Promise<unknown>) => void act().catch(() => undefined);
