/** Whether a person is the only owner that a household has. It must always have one, so they can neither go nor become less. */
export function isLastOwner(members: readonly { userId: string; role: string }[], userId: string): boolean {
  const owners = members.filter(({ role }) => role === "owner");
  return owners.length === 1 && owners[0]?.userId === userId;
}

type Heir = { userId: string; role: string; createdAt: Date };

/** Who becomes the owner of a household whose last one is erased: the longest-standing member, else viewer. */
export function heirOf(others: readonly Heir[]): string | undefined {
  if (others.some(({ role }) => role === "owner")) return undefined;
  const rank = ({ role }: Heir) => (role === "member" ? 0 : 1);
  const [first] = [...others].sort(
    (one, other) => rank(one) - rank(other) || one.createdAt.getTime() - other.createdAt.getTime(),
  );
  return first?.userId;
}
