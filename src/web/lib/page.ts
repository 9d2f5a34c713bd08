import { useEffect } from "react";

const NAME = "Weekwise";
let isFirst = true;
let region: HTMLElement | undefined;

/** Announces a message to screen readers without moving the focus. */
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
 * Sets the page's title. After in-app navigation it also does what a page load would: focuses the heading and announces the
 * page.
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
