import { Check, CircleCheck } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { PaydayCard as CardFacts } from "#contract/plan.ts";
import { type CardLine, cardLines, leftoverText, moveText, ownerText, paydayText } from "#web/domain/payday-text.ts";
import { money } from "#web/lib/format.ts";
import { useShownHousehold } from "#web/lib/household.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useMarkMoved, useUndoMoved } from "./use-mark-moved.ts";

type PaydayCardProps = { card: CardFacts; today: string; onDifferentAmount: (card: CardFacts) => void };

const FRAME = "flex min-w-0 flex-col px-4 pt-3 pb-4";

/** A payday: whose pay, when, what to move where, and what is left until the next one. */
export function PaydayCard({ card, today, onDifferentAmount }: PaydayCardProps) {
  const id = useId();
  const leftover = leftoverText(card, today);
  const people = useShownHousehold()?.people ?? 1;
  return (
    <Card role="group" aria-labelledby={id} className={FRAME}>
      <h2 id={id} className="text-[0.9375rem] leading-6 font-semibold wrap-anywhere text-muted">
        {paydayText(card, today)}, <bdi>{ownerText(card, people > 1)}</bdi>
      </h2>
      <p className="text-2xl leading-8 font-semibold tracking-tight wrap-anywhere tabular-nums">{moveText(card)}</p>
      <ul className="mt-1 mb-1.5">
        {cardLines(card).map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 border-t border-border pt-2 leading-6">
        {leftover.label}{" "}
        <span className={cx("font-semibold tabular-nums", leftover.isShort && "text-amber")}>
          {money(leftover.amount)}
        </span>
      </p>
      {card.transfers.length > 0 && <Actions card={card} onDifferentAmount={onDifferentAmount} />}
    </Card>
  );
}

function Line({ line: { label, amount, note, isMoved, isPart } }: { line: CardLine }) {
  return (
    <li
      className={cx(
        "flex min-h-7 items-center justify-between gap-3 leading-5",
        isPart ? "pl-4 text-sm text-muted" : "text-[0.9375rem]",
      )}
    >
      <span className="flex min-w-0 items-center gap-1.5">
        {isMoved && <Check aria-label="Moved" className="size-4 shrink-0 text-primary" />}
        <span className="line-clamp-2 wrap-anywhere" title={label}>
          <bdi>{label}</bdi>
          {note !== undefined && <span className="text-sm text-muted"> {note}</span>}
        </span>
      </span>
      <span className="shrink-0 tabular-nums">{money(amount)}</span>
    </li>
  );
}

const ACTIONS = "mt-3 flex min-h-10 flex-wrap items-center gap-2 touch:min-h-11";

function Actions({ card, onDifferentAmount }: Omit<PaydayCardProps, "today">) {
  const { mark, isBusy } = useMarkMoved(card);
  const { undo, isBusy: isUndoing } = useUndoMoved(card);
  const [wasPressed, setWasPressed] = useState(false);
  const doneText = useRef<HTMLParagraphElement>(null);
  const moveButton = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus moves.
  useEffect(() => {
    if (wasPressed) (card.isMoved ? doneText : moveButton).current?.focus();
  }, [wasPressed, card.isMoved]);
  const guarded = (act: () => Promise<unknown>) => async () => {
    if (!mayChange()) return;
    setWasPressed(true);
    await act();
  };

  if (card.isMoved) {
    const actor = card.transfers.find(({ moved }) => moved !== null)?.moved?.by;
    return (
      <div className={cx(ACTIONS, "justify-between")}>
        <p
          ref={doneText}
          tabIndex={-1}
          className="flex min-w-0 items-center gap-2 font-semibold text-primary outline-none"
        >
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">Moved{actor ? <> by {<bdi>{actor}</bdi>}</> : null}</span>
        </p>
        <Button variant="ghost" busy={isUndoing} onClick={guarded(undo)}>
          Undo
        </Button>
      </div>
    );
  }
  return (
    <div data-edits className={ACTIONS}>
      <Button ref={moveButton} busy={isBusy} onClick={guarded(() => mark())} className="grow">
        I moved it
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={() => onDifferentAmount(card)} className="grow">
        A different amount
      </Button>
    </div>
  );
}

/** A loading card with the final height. */
export function PaydayCardSkeleton({ lines }: { lines: number }) {
  return (
    <Card className={FRAME}>
      <div className="flex h-6 items-center">
        <Skeleton className="h-4 w-32" />
      </div>
      <div className="flex h-8 items-center">
        <Skeleton className="h-6 w-44" />
      </div>
      <div className="mt-1 mb-1.5" style={{ height: `${lines * 1.75}rem` }} />
      <div className="mt-auto flex h-8.25 items-end border-t border-border pb-1">
        <Skeleton className="h-4 w-48" />
      </div>
      {lines > 0 && <div className={ACTIONS} />}
    </Card>
  );
}
