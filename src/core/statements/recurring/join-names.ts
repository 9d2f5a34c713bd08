import type { StatementLine } from "#core/statements/statement.ts";
import { scoreOfStreams } from "./split-by-amount.ts";

type Group = { lines: StatementLine[]; wordsOf: (line: StatementLine) => readonly string[] };

const MOST_NAMES = 8;
const MOST_LINES = 400;
const GAIN = 2;

/**
 * Joins names that start with the same word if together they follow a rhythm that they don't follow separately, as banks may
 * truncate a name or append to it. City Power and City Water stay separate.
 */
export function joinNames(groups: readonly Group[]): Group[] {
  const byFirst = new Map<string, Group[]>();
  for (const group of groups.flatMap(splitByThirdWord)) {
    const [line] = group.lines;
    const first = (line && group.wordsOf(line)[0]) ?? "";
    const same = byFirst.get(first);
    if (same) same.push(group);
    else byFirst.set(first, [group]);
  }
  return [...byFirst].flatMap(([first, same]) => {
    const count = same.reduce((all, { lines }) => all + lines.length, 0);
    return first === "" || same.length > MOST_NAMES || count > MOST_LINES ? same : joinGroups(same);
  });
}

/**
 * Splits a group by the third word if each part then follows its own rhythm and the whole doesn't: the first two words may
 * be the bank's name for a payment method.
 */
function splitByThirdWord(group: Group): Group[] {
  const parts = new Map<string, StatementLine[]>();
  for (const line of group.lines) {
    const word = group.wordsOf(line)[2] ?? "";
    const same = parts.get(word);
    if (same) same.push(line);
    else parts.set(word, [line]);
  }
  if (parts.size < 2 || parts.size > MOST_NAMES || group.lines.length > MOST_LINES) return [group];
  const apart = [...parts.values()].map((lines) => ({ ...group, lines }));
  const score = apart.reduce((all, { lines }) => all + scoreOfStreams(inOrder(lines)) - GAIN, 0);
  return score > scoreOfStreams(inOrder(group.lines)) ? apart : [group];
}

/** Joins all groups if that explains more days; otherwise the largest with each of the others that improves it. */
function joinGroups(groups: readonly Group[]): Group[] {
  const [largest, ...others] = groups.toSorted((one, other) => other.lines.length - one.lines.length);
  if (largest === undefined || others.length === 0) return [...groups];
  const scores = new Map(groups.map((group) => [group, scoreOfStreams(inOrder(group.lines))]));
  const scoreFor = (group: Group) => scores.get(group) ?? 0;
  const all = inOrder(groups.flatMap(({ lines }) => lines));
  if (scoreOfStreams(all) > groups.reduce((sum, group) => sum + scoreFor(group), GAIN))
    return [{ ...largest, lines: all }];
  let joinedGroup = { ...largest, score: scoreFor(largest) };
  const apart: Group[] = [];
  for (const other of others) {
    const lines = inOrder([...joinedGroup.lines, ...other.lines]);
    const score = scoreOfStreams(lines);
    if (score > joinedGroup.score + scoreFor(other) + GAIN) joinedGroup = { ...joinedGroup, lines, score };
    else apart.push(other);
  }
  return [joinedGroup, ...apart];
}

const inOrder = (lines: readonly StatementLine[]) =>
  lines.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
