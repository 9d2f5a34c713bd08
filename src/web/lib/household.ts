import { useSyncExternalStore } from "react";
import type { Household } from "#contract/household.ts";
import { type Day, dayHere, parseDay, todayOf } from "#core/day.ts";
import { readChoice } from "./preferences.ts";
import { readLocal, writeLocal } from "./storage.ts";

/** What every screen needs to know of the household it shows, also before the server has answered. */
export type ShownHousehold = Pick<Household, "id" | "name" | "role" | "currency"> & {
  people: number;
  /** Not yet there in a browser that was here before it was kept. */
  calendar?: Household["calendar"];
};

export const HOUSEHOLD_KEY = "household";
const ROLES: readonly string[] = ["viewer", "member", "owner"];

function read(): ShownHousehold | undefined {
  try {
    const value = JSON.parse(readLocal(HOUSEHOLD_KEY) ?? "null");
    const isKnown = typeof value?.id === "string" && typeof value.name === "string" && ROLES.includes(value.role);
    return isKnown ? value : undefined;
  } catch {
    return undefined;
  }
}

let current = read();
const listeners = new Set<() => void>();

/** What a viewer may not do is marked with data-edits, and not shown from the first paint on: see tokens.css. */
function markRole(): void {
  if (typeof document !== "undefined") document.documentElement.dataset.role = current?.role ?? "";
}
markRole();

/** The household this page shows; undefined until the server has said. */
export const shownHousehold = () => current;

/** Remembers the household that the server named. */
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

/** Whether this person may change what the household has; a viewer only looks. */
export const useMayEdit = () => useShownHousehold()?.role !== "viewer";

/** Today for the household; by this device until the server has said. */
export function shownToday(): Day {
  const { timeZone, notBefore } = current?.calendar ?? {};
  if (timeZone === undefined) return dayHere(new Date());
  return todayOf({ timeZone, notBefore: notBefore ? (parseDay(notBefore) ?? null) : null }, new Date());
}

/** The household's currency, else the one this person chose. */
export const shownCurrency = () => current?.currency ?? readChoice("currency");
