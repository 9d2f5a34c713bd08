import type { Actor } from "#contract/fields.ts";
import { useShownHousehold } from "#web/lib/household.ts";

/** Who did it: 'Sam', 'You', 'Automatic'. */
export function actorText(by: Actor): string {
  if (by === null) return "Automatic";
  return by.isYou ? "You" : (by.name ?? "Former member");
}

/** The same, left out in a household of one unless someone else did it. */
export function useActorText(by: Actor): string | undefined {
  const people = useShownHousehold()?.people ?? 1;
  return people > 1 || (by !== null && !by.isYou) ? actorText(by) : undefined;
}
