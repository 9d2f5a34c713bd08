import { WHOLE_SHARE } from "#core/shares.ts";

/** Parses a typed percentage into hundredths of a percent; undefined if invalid. "33.33" is 3333 */
export function readPercent(typed: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return typed.trim() === "" ? 0 : undefined;
  const value = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return value <= WHOLE_SHARE ? value : undefined;
}

/** The displayed percentage: 3333 is "33.33", 5000 is "50" */
export function percentText(share: number): string {
  const text = (share / 100).toFixed(2);
  return text.replace(/\.?0+$/, "");
}

/** Equal parts that add up to 100%; the first ones are a hundredth larger. */
export function equalParts(count: number): number[] {
  const each = Math.floor(WHOLE_SHARE / count);
  const remainder = WHOLE_SHARE - each * count;
  return Array.from({ length: count }, (_, index) => each + (index < remainder ? 1 : 0));
}

/** The parts if the typed percentages add up to 100, else an error message. */
export function partsOf(typed: ReadonlyMap<string, string>): { memberId: string; share: number }[] | string {
  const parts = [...typed].map(([memberId, text]) => ({ memberId, share: readPercent(text) }));
  if (parts.some(({ share }) => share === undefined)) return "Please enter percentages from 0 to 100";
  const sum = parts.reduce((all, { share = 0 }) => all + share, 0);
  if (sum !== WHOLE_SHARE) return `The percentages add up to ${percentText(sum)}, not 100`;
  return parts.map(({ memberId, share = 0 }) => ({ memberId, share }));
}
