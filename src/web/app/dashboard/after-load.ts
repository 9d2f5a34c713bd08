import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { authState } from "#web/features/auth/auth-store.ts";
import { resetMismatch } from "#web/features/auth/session.ts";
import { takeSharedFiles } from "#web/lib/shared-files.ts";
import { useCall } from "#web/lib/use-call.ts";
import { isSavingData, whenIdle } from "#web/lib/when-idle.ts";
import { loadAlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { loadIncomes } from "./lists.tsx";
import {
  loadAdjust,
  loadBill,
  loadFix,
  loadHistory,
  loadIncome,
  loadMoved,
  loadPay,
  loadScan,
} from "./use-dialogs.tsx";

/**
 * Work that runs after the page is usable. A component of its own, so that the page does not re-render for each loaded list.
 */
export function AfterLoad({ addBill }: { addBill: () => void }) {
  useAfterLoad(prefetchDialogs);
  useAddShortcut(addBill);
  return null;
}

/** Runs `act` once both lists have loaded or failed. `act` returns its cleanup. */
function useAfterLoad(act: () => () => void): void {
  const bills = useCall(listBills);
  const incomes = useCall(listIncomes);
  const isReady = !bills.isPending && !incomes.isPending;
  useEffect(() => (isReady ? act() : undefined), [isReady, act]);

  // The session has ended on the server: show the gate.
  const hasSessionEnded = bills.data === null || incomes.data === null;
  useEffect(() => {
    if (hasSessionEnded && authState().kind === "signed-in") resetMismatch();
  }, [hasSessionEnded]);
}

/**
 * The app shortcut opens /dashboard?add=bill. Reading the parameter removes it, so that a reload does not open the form again.
 */
function consumeShortcut(): boolean {
  if (new URLSearchParams(window.location.search).get("add") !== "bill") return false;
  window.history.replaceState(window.history.state, "", window.location.pathname);
  return true;
}

/** Opens the bill form for the app shortcut once the page has loaded. */
function useAddShortcut(addBill: () => void): void {
  const latest = useRef(addBill);
  useLayoutEffect(() => {
    latest.current = addBill;
  });
  useAfterLoad(
    useCallback(() => {
      if (consumeShortcut()) latest.current();
      return () => undefined;
    }, []),
  );
}

/** Opens the scanner with files shared from another app, even if they were shared before sign-in. */
export function useSharedFiles(scan: (shared: readonly File[]) => void): void {
  const latest = useRef(scan);
  useLayoutEffect(() => {
    latest.current = scan;
  });
  useEffect(() => {
    let isUnmounted = false;
    takeSharedFiles().then((files) => {
      if (!isUnmounted && files.length > 0) latest.current(files);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
}

const loadSettings = () => import("#web/app/settings.tsx");
const loadCharts = () => import("#web/features/overview/charts.tsx");

/** Most likely first. */
const LOADERS = [
  ...[loadIncomes, loadBill, loadPay, loadCharts, loadAlertDialog, loadIncome],
  ...[loadFix, loadMoved, loadHistory, loadAdjust, loadScan, loadSettings],
];

const PREFETCH_DELAY = 4000;

/**
 * Prefetches the dialogs one by one while the browser is idle. A failed one is fetched again when needed. Returns the cleanup.
 */
function prefetchDialogs(): () => void {
  if (isSavingData()) return () => undefined;
  let stop = () => {};
  const fetchFrom = (at: number) => {
    const load = LOADERS[at];
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
  // Loaded chunks also run, so prefetching waits until the page has settled.
  const timer = setTimeout(() => fetchFrom(0), PREFETCH_DELAY);
  stop = () => clearTimeout(timer);
  return () => stop();
}
