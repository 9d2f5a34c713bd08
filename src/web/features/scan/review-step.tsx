import { type ComponentProps, type FocusEvent, type RefCallback, useCallback, useId, useState } from "react";
import { createPortal } from "react-dom";
import type { Bill } from "#contract/bills.ts";
import { SCANNED_FIELDS, type ScannedField } from "#contract/scan.ts";
import { matchName } from "#core/scan/match-name.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { AddPage } from "./add-page.tsx";
import { BillPicture } from "./bill-picture.tsx";
import type { NewPayment, Timing } from "./draft.ts";
import { KeepField } from "./keep-scan.tsx";
import { NewBillForm, sourceOf } from "./new-bill-form.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { ReviewNotices } from "./review-notices.tsx";
import { type Corrections, correctionsFromPayment } from "./send-corrections.ts";
import type { Scanned } from "./use-scan.ts";

type Action = "new" | "payment";

type Props = {
  scanned: Scanned;
  bills: readonly Bill[];
  /** The container for the buttons, which stays visible while the rest scrolls. */
  footer: HTMLElement | null;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  keep: ComponentProps<typeof KeepField>;
  onSaved: (bill: Bill, corrections: Corrections) => void;
  onPay: (payment: NewPayment, timing: Timing, corrections: Corrections | undefined) => void;
  onAgain: () => void;
  /** Another page was added. */
  onFiles: (files: readonly File[]) => void;
};

const fieldOf = (element: Element): ScannedField | undefined => {
  const name = element.closest<HTMLElement>("[data-field]")?.dataset.field;
  return SCANNED_FIELDS.find((field) => field === name);
};

// The previous step is gone, so the focus moves to the review.
const takeFocus: RefCallback<HTMLElement> = (heading) => heading?.focus({ preventScroll: true });

/** The scanned bill beside its fields; the active field is highlighted on the bill. */
export function ReviewStep({ scanned, bills, footer, isBusy, onBusy, keep, onSaved, onPay, onAgain, onFiles }: Props) {
  const { result } = scanned;
  const id = useId();
  const [match] = useState(() => matchName(result.name ?? "", bills));
  const [action, setAction] = useState<Action>(match ? "payment" : "new");
  const [timing, setTiming] = useState<Timing>("immediate");
  const [active, setActive] = useState<ScannedField>();
  const updateTiming = useCallback((next: Timing) => setTiming(next), []);
  const highlightField = (event: FocusEvent) => {
    const field = fieldOf(event.target);
    if (field) setActive(sourceOf(result, field));
  };
  const pay = (payment: NewPayment, chosenTiming: Timing) => {
    const bill = bills.find(({ id }) => String(id) === payment.billId);
    onPay(payment, chosenTiming, bill && correctionsFromPayment(result, payment, { bill, matched: match?.bill }));
  };
  const hasPicture = result.pages.some(({ picture }) => picture !== null);

  return (
    <div
      className={hasPicture ? "grid gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-6" : "mx-auto max-w-2xl"}
    >
      {hasPicture && <BillPicture result={result} active={active} />}
      <div
        className="@container grid min-w-0 content-start gap-5 [&_[data-field]]:scroll-mt-44"
        onFocusCapture={highlightField}
      >
        <h3 ref={takeFocus} tabIndex={-1} className="sr-only">
          Review the scanned details
        </h3>
        <ReviewNotices result={result} match={match} />
        <AddPage files={scanned.files} isBusy={isBusy} onFiles={onFiles} />
        <RadioCards
          legend="What would you like to do?"
          value={action}
          onValueChange={setAction}
          options={[
            { value: "new", label: "Create a new bill", description: "Add it to your bills." },
            {
              value: "payment",
              label: "Pay an existing bill",
              description: bills.length === 0 ? "You have no bills yet." : "Record it as a payment.",
              disabled: bills.length === 0,
            },
          ]}
        />
        {/* Both forms stay mounted, so that switching keeps their input. */}
        <div hidden={action !== "new"}>
          <NewBillForm id={`${id}-new`} scanned={scanned} onBusy={onBusy} onSaved={onSaved} />
        </div>
        <div hidden={action !== "payment"}>
          <PaymentForm
            id={`${id}-payment`}
            result={result}
            bills={bills}
            matched={match?.bill}
            onTiming={updateTiming}
            onPay={pay}
          />
        </div>
        <KeepField {...keep} />
        <p className="text-sm text-pretty text-muted">
          Your corrections are remembered for the next bill from this biller. You can delete them in Settings, under
          Data.
        </p>
      </div>
      {footer &&
        createPortal(
          <ReviewButtons form={`${id}-${action}`} action={action} timing={timing} isBusy={isBusy} onAgain={onAgain} />,
          footer,
        )}
    </div>
  );
}

type ReviewButtonsProps = {
  form: string;
  action: "new" | "payment";
  timing: Timing;
  isBusy: boolean;
  onAgain: () => void;
};

const IDLE = { new: "Add Bill", immediate: "Pay Bill", scheduled: "Schedule Payment" };

function ReviewButtons({ form, action, timing, isBusy, onAgain }: ReviewButtonsProps) {
  const pending = action === "new" ? "Saving..." : "Processing...";
  const idle = IDLE[action === "new" ? "new" : timing];
  return (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={onAgain}>
        Scan another
      </Button>
      <Button type="submit" form={form} busy={isBusy}>
        {isBusy ? pending : idle}
      </Button>
    </>
  );
}
