import { TOOLTIP_OFFSET } from "#web/ui/constants.ts";

/** How near a tip may come to the window's edge. */
const EDGE = 8;

/** Puts a fixed tip above the middle of its anchor, or below where there is no room, and never out of sight. */
export function placeTip(tip: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  // Inside a dialog that was moved by a transform, fixed means fixed to the dialog: this is where its corner lies.
  const corner = tip.getBoundingClientRect();
  const { width, height } = corner;
  const above = at.top - TOOLTIP_OFFSET - height;
  const top = above >= EDGE ? above : at.bottom + TOOLTIP_OFFSET;
  const middle = at.left + (at.width - width) / 2;
  const left = Math.max(EDGE, Math.min(middle, document.documentElement.clientWidth - EDGE - width));
  tip.style.top = `${top - corner.top}px`;
  tip.style.left = `${left - corner.left}px`;
}
