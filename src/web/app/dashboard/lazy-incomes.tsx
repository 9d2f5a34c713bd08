import { type ComponentType, lazy, Suspense } from "react";
import type { IncomeActs } from "#web/features/incomes/income-list.tsx";
import { Button } from "#web/ui/button.tsx";
import { loadAlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { CardSkeleton } from "#web/ui/skeleton.tsx";

/** With the question its rows ask before a deletion, which must be there when the line breaks. */
export const loadIncomes = async (): Promise<ComponentType<IncomeActs>> => {
  const [part] = await Promise.all([
    import("#web/features/incomes/income-list.tsx"),
    loadAlertDialog().catch(() => undefined),
  ]);
  return part.IncomeList;
};

const List = lazy(async () => ({ default: await loadIncomes().catch((): ComponentType<IncomeActs> => Missing) }));

/** The list behind the second tab, fetched after the page can be used. */
export function LazyIncomes(acts: IncomeActs) {
  return (
    <Suspense fallback={<CardSkeleton className="h-91 sm:h-58" />}>
      <List {...acts} />
    </Suspense>
  );
}

function Missing() {
  return (
    <Notice tone="red" role="alert">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>Failed to load income sources. Please try again.</p>
        <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    </Notice>
  );
}
