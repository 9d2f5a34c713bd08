import { isSparingData, whenIdle } from "#web/lib/when-idle.ts";
import { loadAlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { loadAdjust, loadBill, loadHistory, loadIncome, loadPay, loadScan } from "./dialogs.ts";
import { loadIncomes } from "./lazy-incomes.tsx";

const loadSettings = () => import("#web/app/settings.tsx");
const loadPictures = () => import("#web/features/overview/charts.tsx");

/** Likeliest first. */
const LOADS = [
  ...[loadIncomes, loadBill, loadPay, loadPictures, loadAlertDialog, loadIncome],
  ...[loadHistory, loadAdjust, loadScan, loadSettings],
];

const CALM = 4000;

/**
 * Fetches what can be opened, one after the other whenever nothing else goes on, so that a first press opens at once.
 * What fails is fetched again when it is wanted. Answers how to stop.
 */
export function prefetchDialogs(): () => void {
  if (isSparingData()) return () => undefined;
  let stop = () => {};
  const fetchFrom = (at: number) => {
    const load = LOADS[at];
    if (!load) return;
    stop = whenIdle(async () => {
      let isStopped = false;
      stop = () => {
        isStopped = true;
      };
      await load().catch(() => undefined);
      if (!isStopped) fetchFrom(at + 1);
    });
  };
  // Fetched chunks also run, so the page is left alone until it has settled and its reader has begun to read.
  const timer = setTimeout(() => fetchFrom(0), CALM);
  stop = () => clearTimeout(timer);
  return () => stop();
}
