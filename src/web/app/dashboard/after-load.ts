import { prefetchDialogs } from "./prefetch-dialogs.ts";
import { useAddShortcut } from "./use-add-shortcut.ts";
import { useReady } from "./use-after-load.ts";

/**
 * What happens once the page can be used. A part of its own that draws nothing, so that the page is not drawn again for
 * each list that comes.
 */
export function WhenReady({ addBill }: { addBill: () => void }) {
  useReady(prefetchDialogs);
  useAddShortcut(addBill);
  return null;
}
