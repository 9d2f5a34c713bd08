import { useSyncExternalStore } from "react";
import { readLocal, writeLocal } from "./storage.ts";

export type Theme = "light" | "dark";

const KEY = "theme";
const listeners = new Set<() => void>();
let current: Theme | undefined;

/** The saved choice, else the system's, else light. */
export function startTheme(saved: string | null, systemIsDark: boolean): Theme {
  if (saved === "light" || saved === "dark") return saved;
  return systemIsDark ? "dark" : "light";
}

function apply(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle("dark", theme === "dark");
  root.classList.toggle("light", theme === "light");
  root.style.colorScheme = theme;
  // The browser's own controls follow the choice, not the system.
  for (const frame of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    frame.media = frame.dataset.theme === theme ? "all" : "not all";
  }
}

// The inline boot script has already set the class; this repeats it for pages without that script.
function currentTheme(): Theme {
  if (!current) {
    current = startTheme(readLocal(KEY), window.matchMedia("(prefers-color-scheme: dark)").matches);
    apply(current);
  }
  return current;
}

export function setTheme(theme: Theme): void {
  current = theme;
  apply(theme);
  writeLocal(KEY, theme);
  for (const listener of listeners) listener();
}

const toggle = () => setTheme(currentTheme() === "dark" ? "light" : "dark");

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The prerendered page cannot know the theme: hydrate with its value first, then switch.
const prerendered = (): Theme => "light";

/** The current theme and its setter. A choice is stored; without storage it lasts for the page. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void; toggle: () => void } {
  return { theme: useSyncExternalStore(subscribe, currentTheme, prerendered), setTheme, toggle };
}
