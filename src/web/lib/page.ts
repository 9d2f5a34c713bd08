import { useEffect } from "react";

const NAME = "Weekwise";
let isFirst = true;
let region: HTMLElement | undefined;

/** Tells a screen reader what just happened, without moving the focus. */
export function announce(words: string): void {
  if (!region) {
    region = document.createElement("div");
    region.setAttribute("aria-live", "polite");
    region.className = "sr-only";
    document.body.append(region);
  }
  region.textContent = words;
}

/**
 * Names the page in the title bar. After a move inside the app it also does what a page load would:
 * the focus goes to the page's heading and the new place is announced.
 */
export function usePage(title: string, fullTitle = `${title} · ${NAME}`): void {
  useEffect(() => {
    document.title = fullTitle;
    if (isFirst) {
      isFirst = false;
      return;
    }
    announce(title);
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("h1");
    if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [title, fullTitle]);
}
