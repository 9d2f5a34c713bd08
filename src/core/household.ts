/** Whether a person is a household's only owner, who can neither leave nor give up the role. */
export function isLastOwner(members: readonly { userId: string; role: string }[], userId: string): boolean {
  const owners = members.filter(({ role }) => role === "owner");
  return owners.length === 1 && owners[0]?.userId === userId;
}

type Heir = { userId: string; role: string; createdAt: Date };

/** Who becomes owner when the last owner is erased: the longest-standing member, or else viewer. */
export function heirOf(others: readonly Heir[]): string | undefined {
  if (others.some(({ role }) => role === "owner")) return undefined;
  const rank = ({ role }: Heir) => (role === "member" ? 0 : 1);
  const [first] = [...others].sort(
    (one, other) => rank(one) - rank(other) || one.createdAt.getTime() - other.createdAt.getTime(),
  );
  return first?.userId;
}

export type Person = { id: string; name: string | null };

/**
 * Matches another household's people to ours: by id, or else by a full name that is unique on both sides. Ambiguous names
 * don't match.
 */
export function matchPeople(theirs: readonly Person[], ours: readonly Person[]): Map<string, string> {
  const here = new Set(ours.map(({ id }) => id));
  const found = new Map(theirs.flatMap(({ id }) => (here.has(id) ? [[id, id]] : [])));
  const leftOf = (people: readonly Person[]) => people.filter(({ id }) => !found.has(id));
  const nameOf = ({ name }: Person) => name?.trim().toLowerCase() ?? "";
  const named = (people: readonly Person[], name: string) => people.filter((person) => nameOf(person) === name);
  for (const person of leftOf(theirs)) {
    const name = nameOf(person);
    const [match, ...others] = named(leftOf(ours), name);
    const isOnlyOne = others.length === 0 && named(theirs, name).length === 1;
    if (name !== "" && match !== undefined && isOnlyOne) found.set(person.id, match.id);
  }
  return found;
}
