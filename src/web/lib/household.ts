import { useSyncExternalStore } from "react";
import type { Household } from "#contract/household.ts";
import { type Day, localDay, parseDay, todayOf } from "#core/day.ts";
import { readChoice } from "./preferences.ts";
import { readLocal, writeLocal } from "./storage.ts";

/** The household facts every screen needs, cached for the time before the server answers. */
export type ShownHousehold = Pick<Household, "id" | "name" | "role" | "currency"> & {
  people: number;
  /** Missing in browsers that stored the facts before this field existed. */
  calendar?: Household["calendar"];
};

export const HOUSEHOLD_KEY = "household";
const ROLES: readonly string[] = ["viewer", "member", "owner"];

function read(): ShownHousehold | undefined {
  try {
    const value = JSON.parse(readLocal(HOUSEHOLD_KEY) ?? "null");
    const isValid = typeof value?.id === "string" && typeof value.name === "string" && ROLES.includes(value.role);
    return isValid ? value : undefined;
  } catch {
    return undefined;
  }
}

let current = read();
const listeners = new Set<() => void>();

/** Controls a viewer may not use are marked with data-edits and hidden from the first paint on: see tokens.css. */
function markRole(): void {
  if (typeof document !== "undefined") document.documentElement.dataset.role = current?.role ?? "";
}
markRole();

/** The household this page shows; undefined until known. */
export const shownHousehold = () => current;

/** Stores the household named by the server. */
export function setHousehold({ id, name, role, currency, calendar, members }: Household): void {
  const next = { id, name, role, currency, calendar, people: members.length };
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  writeLocal(HOUSEHOLD_KEY, JSON.stringify(next));
  markRole();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownHousehold = () => useSyncExternalStore(subscribe, shownHousehold, shownHousehold);

/** Whether this person may change the household's data; viewers may not. */
export const useMayEdit = () => useShownHousehold()?.role !== "viewer";

/** Today in the household's time zone; in this device's until known. */
export function shownToday(): Day {
  const { timeZone, notBefore } = current?.calendar ?? {};
  if (timeZone === undefined) return localDay(new Date());
  return todayOf({ timeZone, notBefore: notBefore ? (parseDay(notBefore) ?? null) : null }, new Date());
}

/** The household's currency, else the person's. */
export const shownCurrency = () => current?.currency ?? readChoice("currency");
