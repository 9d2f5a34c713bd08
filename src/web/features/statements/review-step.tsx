import type { ReactNode } from "react";
import type { Bill } from "#contract/bills.ts";
import type { Recurring } from "#core/statements/recurring/find-recurring.ts";
import type { Recognised } from "#core/statements/review/review.ts";
import { today } from "#web/domain/bill-figures.ts";
import { everyPeriod } from "#web/domain/frequency-labels.ts";
import { money, shortDay } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { BalanceCheck } from "./balance-check.tsx";
import { CheckboxRow } from "./checkbox-row.tsx";
import { type Choices, type Draft, movedDue, problemOf, recognisedIn } from "./draft.ts";
import { ProposalRow } from "./proposal-row.tsx";
import type { Reviewed } from "./worker-messages.ts";

type ReviewStepProps = {
  reviewed: Reviewed;
  bills: readonly Bill[];
  choices: Choices;
  onChoices: (next: Choices) => void;
  onApply: () => void;
  onBack: () => void;
};

/** Step 3: all findings, preselected where certain. Nothing is saved until applied. */
export function ReviewStep({ reviewed, bills, choices, onChoices, onApply, onBack }: ReviewStepProps) {
  const { review, balance } = reviewed;
  const setDraft = (draft: Draft, change: Partial<Draft>) =>
    onChoices({ ...choices, drafts: choices.drafts.map((one) => (one === draft ? { ...one, ...change } : one)) });
  const rows = (kind: Draft["kind"]) => choices.drafts.filter((draft) => draft.kind === kind);
  const nameOf = (id: number) => bills.find((bill) => bill.id === id)?.name ?? "A bill";
  const amountOf = (id: number) => bills.find((bill) => bill.id === id)?.amount ?? "0.00";
  const recognised = recognisedIn(choices, review);
  const changed = recognised.filter(({ change }) => change === "rose" || change === "fell");
  const moved = recognised.flatMap((one) => {
    const due = movedDue(one, review, choices.paid);
    return due === null ? [] : [{ ...one, due }];
  });
  const stopped = recognised.filter(({ change }) => change === "stopped");
  const isEmpty = choices.drafts.length + review.paid.length + changed.length + moved.length + stopped.length === 0;
  return (
    <div className="grid grid-cols-1 gap-8">
      {isEmpty && (
        <EmptyState
          title="No new recurring payments found"
          description="Either they are all in Weekwise already, or the statement is too short: a bill needs three payments to be found. The transactions are saved for your next statement."
        />
      )}
      <Section title="New bills" count={rows("bill").length}>
        <ul className="grid grid-cols-1 gap-3">
          {rows("bill").map((draft, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
            <ProposalRow key={at} draft={draft} onChange={(change) => setDraft(draft, change)} />
          ))}
        </ul>
      </Section>
      <Section title="Income" count={rows("income").length}>
        <ul className="grid grid-cols-1 gap-3">
          {rows("income").map((draft, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
            <ProposalRow key={at} draft={draft} onChange={(change) => setDraft(draft, change)} />
          ))}
        </ul>
      </Section>
      {review.others.length > 0 && (
        <p className="max-w-2xl text-[0.9375rem] text-muted">
          Not added because they are transfers between your own accounts: {review.others.map(transferText).join("; ")}.
        </p>
      )}
      <Section title="Paid" count={review.paid.length}>
        {review.paid.map(({ billId, due, key, day, amount }) => (
          <CheckboxRow
            key={key}
            label={nameOf(billId)}
            checked={choices.paid.has(key)}
            onChange={(on) => onChoices({ ...choices, paid: withToggled(choices.paid, key, on) })}
          >
            <span className="font-semibold">{nameOf(billId)}</span>, due {shortDay(due, today())}: paid on{" "}
            {shortDay(day, today())}, {money(amount)}
          </CheckboxRow>
        ))}
      </Section>
      <Section title="Changed" count={changed.length + moved.length + stopped.length}>
        {changed.map(({ billId, change, recurring }) => (
          <CheckboxRow
            key={billId}
            label={nameOf(billId)}
            checked={choices.changes.has(billId)}
            onChange={(on) => onChoices({ ...choices, changes: withToggled(choices.changes, billId, on) })}
          >
            <span className="font-semibold">{nameOf(billId)}</span> {change === "rose" ? "went up" : "went down"}:{" "}
            {money(amountOf(billId))} → {recurring.range ? `about ${money(recurring.amount)}` : money(recurring.amount)}
          </CheckboxRow>
        ))}
        {moved.map(({ billId, due }) => (
          <CheckboxRow
            key={billId}
            label={nameOf(billId)}
            checked={choices.days.has(billId)}
            onChange={(on) => onChoices({ ...choices, days: withToggled(choices.days, billId, on) })}
          >
            <span className="font-semibold">{nameOf(billId)}</span> is paid on a different day: next due{" "}
            {shortDay(due, today())}
          </CheckboxRow>
        ))}
        {stopped.map(({ billId, recurring }) => (
          <p key={billId} className="py-2">
            <span className="font-semibold">{nameOf(billId)}</span> seems to have stopped: no payment since{" "}
            {shortDay(recurring.last, today())}.
          </p>
        ))}
      </Section>
      {balance && (
        <BalanceCheck
          balance={balance}
          isCorrected={choices.isCorrected}
          onCorrected={(isCorrected) => onChoices({ ...choices, isCorrected })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={choices.drafts.some((draft) => problemOf(draft) !== undefined)} onClick={onApply}>
          {applyText(choices, recognised)}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}

function withToggled<T>(set: ReadonlySet<T>, value: T, isOn: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (isOn) next.add(value);
  else next.delete(value);
  return next;
}

/** 'Savings, $200.00 every month' */
const transferText = ({ name, amount, interval: { every, unit } }: Recurring) =>
  `${name}, ${money(amount)} ${everyPeriod({ frequency: "custom", every, unit })}`;

const countText = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** 'Add 9 bills and 1 income' */
function applyText({ drafts, paid, changes, days }: Choices, recognised: readonly Recognised[]): string {
  const selectedCount = (kind: Draft["kind"]) => drafts.filter((draft) => draft.kind === kind && draft.isTicked).length;
  const added = [
    ...countText(selectedCount("bill"), "bill", "bills"),
    ...countText(selectedCount("income"), "income", "incomes"),
  ];
  const isChanged = ({ billId }: Recognised) => changes.has(billId) || days.has(billId);
  const isChanging = paid.size > 0 || recognised.some(isChanged) || drafts.some(({ isLinked }) => isLinked);
  if (added.length > 0) return `Add ${added.join(" and ")}${isChanging ? ", save changes" : ""}`;
  return isChanging ? "Save changes" : "Save transactions";
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
