import { LAST_DAY } from "#core/bills/plan.ts";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";

type LastDayFieldProps = {
  /** The last day of a month shorter than others. */
  date: string;
  paymentDay: number | undefined;
  onPaymentDay: (paymentDay: number) => void;
  className?: string | undefined;
};

/** Asks what the 30th of November means in December. */
export function LastDayField({ date, paymentDay, onPaymentDay, className }: LastDayFieldProps) {
  const number = Number(date.slice(8));
  return (
    <RadioCards
      className={className}
      legend="Which day is meant?"
      value={paymentDay === LAST_DAY ? "last" : "number"}
      onValueChange={(value) => onPaymentDay(value === "last" ? LAST_DAY : number)}
      options={[
        { value: "number", label: `The ${number}th` },
        { value: "last", label: "The last day of the month" },
      ]}
    />
  );
}
