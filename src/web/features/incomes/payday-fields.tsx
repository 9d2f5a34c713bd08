import { type UseFormReturn, useWatch } from "react-hook-form";
import { LAST_DAY } from "#core/bills/plan.ts";
import { today } from "#web/domain/bill-figures.ts";
import { LastDayField } from "#web/domain/bill-form/due-date-field.tsx";
import { DateField } from "#web/domain/date-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { asksLastDay, type IncomeValues } from "./income-values.ts";

type Props = { form: UseFormReturn<IncomeValues> };

/** The next payday, or the two days of the month. */
export function PaydayFields({ form }: Props) {
  const [frequency, nextPayday, paymentDay, every, unit] = useWatch({
    control: form.control,
    name: ["frequency", "nextPayday", "paymentDay", "every", "unit"],
  });
  const { errors } = form.formState;
  if (frequency === "twice-monthly") return <TwoDays form={form} />;
  return (
    <>
      <DateField
        label="Next payday"
        chosen={nextPayday}
        min={today()}
        hint="Used to work out what to move, and when."
        error={errors.nextPayday?.message}
        {...form.register("nextPayday")}
      />
      {asksLastDay({ frequency, every, unit, nextPayday }) && (
        <LastDayField
          date={nextPayday}
          paymentDay={paymentDay === String(LAST_DAY) ? LAST_DAY : undefined}
          onPaymentDay={(day) => form.setValue("paymentDay", String(day), { shouldDirty: true })}
        />
      )}
    </>
  );
}

const DAY = { type: "number", inputMode: "numeric", min: 1, max: 31, autoComplete: "off" } as const;

function TwoDays({ form }: Props) {
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <TextField
        label="First day"
        {...DAY}
        hint="Day of the month, 1 to 31"
        error={errors.paymentDay?.message}
        {...form.register("paymentDay")}
      />
      <TextField
        label="Second day"
        {...DAY}
        hint="31 is the last day"
        error={errors.secondPaymentDay?.message}
        {...form.register("secondPaymentDay")}
      />
    </div>
  );
}
