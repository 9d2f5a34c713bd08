/** Whether a person is a household's only owner, who can neither leave nor give up the role. */
export function isLastOwner(members: readonly { userId: string; role: string }[], userId: string): boolean {
  const owners = members.filter(({ role }) => role === "owner");
  return owners.length === 1 && owners[0]?.userId === userId;
}

type Member = { userId: string; role: string; createdAt: Date };

/** Who becomes owner when the last owner is erased: the longest-standing member, or else viewer. */
export function nextOwnerOf(others: readonly Member[]): string | undefined {
  if (others.some(({ role }) => role === "owner")) return undefined;
  const rank = ({ role }: Member) => (role === "member" ? 0 : 1);
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
export function matchPeople(imported: readonly Person[], existing: readonly Person[]): Map<string, string> {
  const existingIds = new Set(existing.map(({ id }) => id));
  const matches = new Map(imported.flatMap(({ id }) => (existingIds.has(id) ? [[id, id]] : [])));
  const unmatched = (people: readonly Person[]) => people.filter(({ id }) => !matches.has(id));
  const nameOf = ({ name }: Person) => name?.trim().toLowerCase() ?? "";
  const withName = (people: readonly Person[], name: string) => people.filter((person) => nameOf(person) === name);
  for (const person of unmatched(imported)) {
    const name = nameOf(person);
    const [match, ...others] = withName(unmatched(existing), name);
    const isOnlyOne = others.length === 0 && withName(imported, name).length === 1;
    if (name !== "" && match !== undefined && isOnlyOne) matches.set(person.id, match.id);
  }
  return matches;
}
