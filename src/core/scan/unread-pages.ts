/** More than these are not listed one by one: they are heard, not only seen. */
const MAX_RANGES = 4;

/** The sentence about pages that weren't read, in order. [4, 5, 6, 9] is "Pages 4 to 6 and 9 were not read." */
export function unreadText(unread: readonly number[]): string {
  if (unread.length <= 1) return `Page ${unread[0]} was not read.`;
  const ranges = rangesOf(unread);
  if (ranges.length > MAX_RANGES)
    return `${unread.length} of the pages ${unread[0]} to ${unread.at(-1)} were not read.`;
  const words = ranges.flatMap(([first, last]) =>
    last - first > 1 ? [`${first} to ${last}`] : first === last ? [`${first}`] : [`${first}`, `${last}`],
  );
  return `Pages ${words.slice(0, -1).join(", ")}${words.length > 1 ? " and " : ""}${words.at(-1)} were not read.`;
}

/** The first and last of each run of consecutive numbers. */
function rangesOf(numbers: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}
