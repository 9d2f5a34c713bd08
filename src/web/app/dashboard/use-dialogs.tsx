import type { ComponentType } from "react";
import type { Bill } from "#contract/bills.ts";
import type { Income } from "#contract/incomes.ts";
import type { PaydayCard } from "#contract/plan.ts";
import { type Openable, useLazyDialog } from "#web/app/use-lazy-dialog.tsx";
import { mayChange } from "#web/lib/read-only.ts";
import { loadAlertDialog } from "#web/ui/dialog/alert-dialog.tsx";

type Load<Subject> = () => Promise<ComponentType<Openable & Subject>>;
type Nothing = Record<never, never>;

/** The dashboard's dialogs; each one is a lazy chunk. */
export const loadBill: Load<{ bill?: Bill | undefined; showsMore?: boolean }> = async () =>
  (await import("#web/features/bills/bill-dialog.tsx")).BillDialog;
export const loadIncome: Load<{ income?: Income | undefined }> = async () =>
  (await import("#web/features/incomes/income-dialog.tsx")).IncomeDialog;
export const loadPay: Load<{ bill: Bill }> = async () =>
  (await import("#web/features/payments/pay-dialog.tsx")).PayDialog;
export const loadHistory: Load<{ bill: Bill }> = async () => {
  // With the undo confirmation, which must work without a connection.
  const [part] = await Promise.all([
    import("#web/features/payments/history-dialog.tsx"),
    loadAlertDialog().catch(() => undefined),
  ]);
  return part.HistoryDialog;
};
export const loadAdjust: Load<Nothing> = async () =>
  (await import("#web/features/savings/adjust-dialog.tsx")).AdjustDialog;
export const loadScan: Load<{ shared?: readonly File[] }> = async () =>
  (await import("#web/features/scan/scan-dialog.tsx")).ScanDialog;
export const loadFix: Load<Nothing> = async () => (await import("#web/features/plan/fix-dialog.tsx")).FixDialog;
export const loadMoved: Load<{ card: PaydayCard }> = async () =>
  (await import("#web/features/plan/moved-amounts-dialog.tsx")).MovedAmountsDialog;

/** All dialogs of the dashboard; `dialogs` renders the open one. */
export function useDialogs() {
  const bill = useLazyDialog("This form", loadBill, mayChange);
  const income = useLazyDialog("This form", loadIncome, mayChange);
  const pay = useLazyDialog("This form", loadPay, mayChange);
  const history = useLazyDialog("The history", loadHistory);
  const adjust = useLazyDialog("This form", loadAdjust, mayChange);
  const scan = useLazyDialog("The scanner", loadScan, mayChange);
  const fix = useLazyDialog("This form", loadFix, mayChange);
  const movedAmounts = useLazyDialog("This form", loadMoved, mayChange);
  const dialogs = (
    <>
      {bill.dialog}
      {income.dialog}
      {pay.dialog}
      {history.dialog}
      {adjust.dialog}
      {scan.dialog}
      {fix.dialog}
      {movedAmounts.dialog}
    </>
  );
  return { bill, income, pay, history, adjust, scan, fix, movedAmounts, dialogs };
}
