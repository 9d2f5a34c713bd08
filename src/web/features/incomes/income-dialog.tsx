import { useId } from "react";
import { useForm } from "react-hook-form";
import { CreateIncomeInput, type Income } from "#contract/incomes.ts";
import { INCOME_FREQUENCIES } from "#core/frequency.ts";
import { fieldErrorsOf, messageOf } from "#web/lib/ask.ts";
import { resolve } from "#web/lib/form-resolver.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormButtons } from "#web/ui/form/form-buttons.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { IncomeFields, type IncomeValues } from "./income-fields.tsx";
import { useSaveIncome } from "./use-save-income.ts";

export type IncomeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; income?: Income | undefined };

const FIELDS = ["name", "amount", "frequency", "accountId"] as const;
// Nobody's pay is guessed: a frequency that was not chosen would be saved unseen.
const NEW: IncomeValues = { name: "", amount: "", frequency: "", accountId: null };

const valuesOf = ({ name, amount, frequency, accountId }: Income): IncomeValues => ({
  name,
  amount,
  frequency,
  accountId,
});

/** Add Income, or Edit Income when there is one. */
export function IncomeDialog({ open, onOpenChange, income }: IncomeDialogProps) {
  const id = useId();
  const { save, words } = useSaveIncome(income);
  const form = useForm<IncomeValues>({
    resolver: resolve(CreateIncomeInput),
    defaultValues: income ? valuesOf(income) : NEW,
  });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const frequency = INCOME_FREQUENCIES.find((known) => known === values.frequency);
    if (!frequency) return;
    try {
      await save({ ...values, frequency });
      toast({ title: "Success", description: words.saved });
      onOpenChange(false);
    } catch (error) {
      const complaints = fieldErrorsOf(error);
      for (const name of FIELDS) {
        const message = complaints[name];
        if (message) form.setError(name, { type: "server", message }, { shouldFocus: true });
      }
      toast({ title: "Error", description: messageOf(error, words.failed), variant: "destructive" });
    }
  });

  const footer = (
    <FormButtons
      form={id}
      label={income ? "Update Income" : "Add Income"}
      busyLabel="Saving..."
      isBusy={isSubmitting}
      onCancel={() => onOpenChange(false)}
    />
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={income ? "Edit Income" : "Add Income"} footer={footer}>
      <form id={id} onSubmit={submit} noValidate>
        <IncomeFields form={form} />
      </form>
    </Dialog>
  );
}
