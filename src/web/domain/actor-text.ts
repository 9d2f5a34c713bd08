import type { Actor } from "#contract/fields.ts";
import { useShownHousehold } from "#web/lib/household.ts";

/** Who did it, in a word: 'Sam', 'You', 'Automatic'. */
export function actorText(by: Actor): string {
  if (by === null) return "Automatic";
  return by.isYou ? "You" : (by.name ?? "Former member");
}

/** The same where it is worth saying: whoever is alone in a household knows who did it, unless it was somebody else. */
export function useActorText(by: Actor): string | undefined {
  const people = useShownHousehold()?.people ?? 1;
  return people > 1 || (by !== null && !by.isYou) ? actorText(by) : undefined;
}
