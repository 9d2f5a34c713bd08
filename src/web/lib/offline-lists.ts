import type { Keep } from "./storage.ts";

const KEY = "last-loaded";
/** Raise it when a kept list changes its shape: what an older version kept is then left alone. */
const FORMAT = 1;
/** Characters; a tenth of it holds five hundred bills. Browsers give a site about five million. */
const MOST = 2_000_000;

/** Lists as they last came, by their address, each with its time. */
export type LastLoaded = Record<string, { at: string; data: readonly unknown[] }>;

// Whose it is stands first, so that it can be told without reading the rest.
const headOf = (owner: string) => `${FORMAT} ${owner}\n`;

export const dropLastLoaded = (keep: Keep) => keep.remove(KEY);

/** One person's lists never reach the next. */
export function dropUnlessOf(keep: Keep, owner: string): void {
  if (!keep.read(KEY)?.startsWith(headOf(owner))) dropLastLoaded(keep);
}

function isAnswer(value: unknown): value is LastLoaded[string] {
  if (typeof value !== "object" || value === null || !("at" in value) || !("data" in value)) return false;
  return typeof value.at === "string" && Number.isFinite(Date.parse(value.at)) && Array.isArray(value.data);
}

/** What is kept of this person; nothing when it is another's, too old in form, or broken. */
export function readLastLoaded(keep: Keep, owner: string): LastLoaded {
  const text = keep.read(KEY);
  const head = headOf(owner);
  if (!text?.startsWith(head)) return {};
  try {
    const value: unknown = JSON.parse(text.slice(head.length));
    if (typeof value !== "object" || value === null) return {};
    const found: LastLoaded = {};
    for (const [name, answer] of Object.entries(value)) if (isAnswer(answer)) found[name] = answer;
    return found;
  } catch {
    return {};
  }
}

/** Keeps these lists beside the ones that are kept already. All or nothing: half of it would not fit together. */
export function writeLastLoaded(keep: Keep, owner: string, lists: LastLoaded): void {
  const text = headOf(owner) + JSON.stringify({ ...readLastLoaded(keep, owner), ...lists });
  if (text.length > MOST || !keep.write(KEY, text)) dropLastLoaded(keep);
}
