import type { Finding } from "./check.ts";

/** What a person reads: every check, how much it looked at, and what it found. */
export function report(findings: readonly Finding[]): string {
  const wrong = findings.reduce((sum, finding) => sum + finding.wrong, 0);
  const verdict = wrong === 0 ? "Nothing is wrong." : `${wrong} wrong.`;
  return `${findings.flatMap(linesOf).join("\n")}\n\n${verdict}\n`;
}

function linesOf({ check, checked, wrong, examples }: Finding): string[] {
  const more = wrong - examples.length;
  return [
    `${wrong === 0 ? "ok   " : "WRONG"}  ${String(checked).padStart(9)} checked  ${check}`,
    ...examples.map((each) => `         ${each}`),
    ...(more > 0 ? [`         and ${more} more`] : []),
  ];
}
