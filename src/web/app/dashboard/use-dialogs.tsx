import { useLazyDialog } from "#web/app/use-lazy-dialog.tsx";
import { mayChange } from "#web/lib/read-only.ts";
import { loadAdjust, loadBill, loadHistory, loadIncome, loadPay, loadScan } from "./dialogs.ts";

/** Everything the dashboard can open; `shown` is what is open. */
export function useDialogs() {
  const bill = useLazyDialog("This form", loadBill, mayChange);
  const income = useLazyDialog("This form", loadIncome, mayChange);
  const pay = useLazyDialog("This form", loadPay, mayChange);
  const history = useLazyDialog("The history", loadHistory);
  const adjust = useLazyDialog("This form", loadAdjust, mayChange);
  const scan = useLazyDialog("The scanner", loadScan, mayChange);
  const shown = (
    <>
      {bill.dialog}
      {income.dialog}
      {pay.dialog}
      {history.dialog}
      {adjust.dialog}
      {scan.dialog}
    </>
  );
  return { bill, income, pay, history, adjust, scan, shown };
}
