/** A list by id with something back in its place, unless it is there already. */
export function putBack<T extends { id: number }>(list: readonly T[], item: T): T[] {
  if (list.some(({ id }) => id === item.id)) return [...list];
  const later = list.findIndex(({ id }) => id > item.id);
  return later === -1 ? [...list, item] : list.toSpliced(later, 0, item);
}
