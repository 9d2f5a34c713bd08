import { readFileSync } from "node:fs";

/**
 * Whether a processor adds up products of eight bits without losing any: ARM does; Intel's and AMD's do where they have
 * instructions for it (VNNI), and overflow without.
 */
export const countsInEightBits = (arch: string, processor: string): boolean =>
  arch === "arm64" || (arch === "x64" && /\bavx(?:512)?_vnni\b/.test(processor));

/** What Linux says of this machine's processor; nothing elsewhere. */
export function readProcessor(): string {
  try {
    return readFileSync("/proc/cpuinfo", "utf8");
  } catch {
    return "";
  }
}
