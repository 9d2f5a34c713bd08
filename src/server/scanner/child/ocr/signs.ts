import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { assets } from "./models.ts";

/** The recogniser knows thousands of Chinese signs; on a bill in Latin letters they are only ways to be wrong. */
const LATIN = /^[\u0020-\u007e\u00a3\u00a5\u00a7\u00b0\u00c0-\u024f€’‘“”—·•№]$/u;

export type Signs = { all: readonly string[]; latin: readonly number[] };

let known: Promise<Signs> | undefined;

/** The signs the package's recogniser knows, and which of them we take: the first is "nothing here", the last a space. */
export function signs(): Promise<Signs> {
  known ??= readFile(join(assets, "ppocr_keys_v1.txt"), "utf8").then((keys) => {
    const all = ["", ...keys.split("\n").slice(0, 6623), " "];
    return { all, latin: all.flatMap((sign, index) => (index === 0 || LATIN.test(sign) ? [index] : [])) };
  });
  return known;
}
