import { preload } from "./screens.tsx";

const DOORS = { "/login": "login", "/register": "register" } as const;

/**
 * Fetches a door's chunks when somebody reaches for it: a pointer over the link, a finger or the focus on it.
 * Fetching them unasked would more than double what a visitor downloads to read one page.
 */
export function preloadOnIntent(): void {
  const reach = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const path = link?.getAttribute("href");
    if (path === "/login" || path === "/register") preload(DOORS[path]);
  };
  for (const kind of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(kind, reach, { passive: true });
  }
}
