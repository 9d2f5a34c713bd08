import { useEffect } from "react";

/** While open, `--keyboard` on the root is the height a phone's keyboard covers, so that a sheet can stand on it. */
export function useKeyboardInset(isOpen: boolean) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A pinch zoom also shrinks the view, and is none of our business.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
      style.removeProperty("--keyboard");
    };
  }, [isOpen]);
}
