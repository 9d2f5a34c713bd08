import { ChevronDown, ChevronUp, ReceiptText } from "lucide-react";
import { useEffect, useRef, useState, useTransition } from "react";
import type { ListedBill } from "#contract/bills.ts";
import { CATEGORY_GROUPS, type CategoryGroup, categoryLabel } from "#core/categories.ts";
import type { Day } from "#core/day.ts";
import { GROUP_LABELS } from "#web/domain/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { BillRow } from "./bill-row.tsx";
import type { RowActions } from "./use-row-actions.ts";

/** The tabs of the list. */
export const TABS = ["all", "bills", "savings", "expenses"] as const;
export type BillTab = (typeof TABS)[number];

export const TAB_LABELS: Record<BillTab, string> = {
  all: "All",
  ...GROUP_LABELS,
};

const EMPTY_MESSAGES: Record<BillTab, string> = {
  all: "No bills added yet",
  bills: "No bills in this category",
  savings: "No savings goals in this category",
  expenses: "No expenses in this category",
};

/** Which categories would be shown in a tab: "Savings or Investment". */
function categoriesOf(group: CategoryGroup): string {
  const names = CATEGORY_GROUPS[group].map(categoryLabel);
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

const COLLAPSED_COUNT = 3;

type BillGroupProps = {
  tab: BillTab;
  bills: readonly ListedBill[];
  today: Day;
  actions: RowActions;
  isCompact: boolean;
  onAdd: () => void;
  startsExpanded: boolean;
  /** The search text; a search shows all results. */
  query?: string | undefined;
};

/** The bills of one tab: three at first, all after 'Show More'. */
export function BillGroup(props: BillGroupProps) {
  const { tab, bills, today, actions, isCompact, onAdd, startsExpanded, query } = props;
  const [isExpanded, setExpanded] = useState(startsExpanded);
  const [isRendering, startRendering] = useTransition();
  const list = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasExpanded = useRef(startsExpanded);

  // The button moves: focus the first new row, or keep the button in view.
  useEffect(() => {
    if (wasExpanded.current === isExpanded) return;
    wasExpanded.current = isExpanded;
    const next = list.current?.children.item(COLLAPSED_COUNT);
    if (isExpanded && next instanceof HTMLElement) next.focus({ preventScroll: true });
    else toggle.current?.scrollIntoView({ block: "nearest" });
  }, [isExpanded]);

  if (bills.length === 0 && query !== undefined) return <NoneFound tab={tab} query={query} />;
  if (bills.length === 0) return <NoBills tab={tab} onAdd={onAdd} />;
  const showsAll = isExpanded || query !== undefined;
  const Chevron = isExpanded ? ChevronUp : ChevronDown;
  return (
    <Card>
      <ul ref={list} aria-label={TAB_LABELS[tab]} className="divide-y divide-border [&>li]:outline-none">
        {bills.slice(0, showsAll ? undefined : COLLAPSED_COUNT).map((bill, index) => (
          <BillRow
            key={bill.id}
            bill={bill}
            today={today}
            actions={actions}
            isCompact={isCompact}
            isLazy={index >= COLLAPSED_COUNT}
          />
        ))}
      </ul>
      {bills.length > COLLAPSED_COUNT && query === undefined && (
        <div className="border-t border-border p-1.5">
          <Button
            ref={toggle}
            variant="ghost"
            className="w-full"
            aria-expanded={isExpanded}
            busy={isRendering}
            onClick={() => startRendering(() => setExpanded(!isExpanded))}
          >
            {isExpanded ? "Show Less" : "Show More"}
            {!isRendering && <Chevron aria-hidden="true" />}
          </Button>
        </div>
      )}
    </Card>
  );
}

function NoneFound({ tab, query }: { tab: BillTab; query: string }) {
  return (
    <EmptyState
      title={
        <>
          No results for “<bdi className="wrap-anywhere">{query.trim()}</bdi>”
        </>
      }
      description={
        tab === "all"
          ? "We searched names, categories, notes, web addresses and customer numbers. Try Archived bills too."
          : "Try All."
      }
    />
  );
}

function NoBills({ tab, onAdd }: { tab: BillTab; onAdd: () => void }) {
  if (tab !== "all") {
    const description = `Add one with a category such as ${categoriesOf(tab)}to see it here.`;
    return <EmptyState title={EMPTY_MESSAGES[tab]} description={description} />;
  }
  return (
    <EmptyState
      icon={<ReceiptText aria-hidden="true" />}
      title={EMPTY_MESSAGES.all}
      description="Start with any bill. Weekwise turns it into a small amount to save per week."
      action={
        <Button data-edits onClick={onAdd}>
          Add your first bill
        </Button>
      }
    />
  );
}
