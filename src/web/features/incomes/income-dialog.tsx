import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import type { Income } from "#contract/incomes.ts";
import { createIncome, updateIncome } from "#contract/requests/incomes.ts";
import { fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { refresh, useChange } from "#web/lib/use-call.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { GuardedButtons, useDiscardGuard } from "#web/ui/form/discard-guard.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { IncomeFields } from "./income-fields.tsx";
import { checkIncome, type IncomeValues, incomeEdit, newIncome, startValues } from "./income-values.ts";

type IncomeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; income?: Income | undefined };

const FIELDS = [
  ...(["name", "amount", "frequency", "every", "unit"] as const),
  ...(["accountId", "nextPayday", "paymentDay", "secondPaymentDay"] as const),
] as const;

/** Add Income, or Edit Income when there is one. */
export function IncomeDialog({ open, onOpenChange, income }: IncomeDialogProps) {
  const id = useId();
  const { save, toastTexts } = useSaveIncome(income);
  const form = useForm<IncomeValues>({
    resolver: checkIncome,
    defaultValues: startValues(income),
  });
  const { isSubmitting, isDirty } = form.formState;
  const close = () => onOpenChange(false);
  const guard = useDiscardGuard({ isChanged: () => isDirty, isBusy: isSubmitting, onClose: close });

  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
      toast({ title: "Success", description: toastTexts.saved });
      close();
    } catch (error) {
      const messages = fieldErrorsOf(error);
      for (const name of FIELDS) {
        const message = messages[name];
        if (message) form.setError(name, { type: "server", message }, { shouldFocus: true });
      }
      toast({ title: "Error", description: messageOf(error, toastTexts.failed), variant: "destructive" });
    }
  });

  const footer = (
    <GuardedButtons
      guard={guard}
      form={id}
      label={income ? "Update Income" : "Add Income"}
      busyLabel="Saving..."
      isBusy={isSubmitting}
      onCancel={close}
    />
  );

  return (
    <Dialog open={open} onOpenChange={guard.requestClose} title={income ? "Edit Income" : "Add Income"} footer={footer}>
      <form id={id} onSubmit={submit} noValidate>
        <IncomeFields form={form} isNew={income === undefined} />
      </form>
    </Dialog>
  );
}

const REFRESHED = { refresh: ["incomes"] };

/** Adds or updates an income source, with its toast texts. */
function useSaveIncome(income: Income | undefined) {
  const client = useQueryClient();
  const adding = useChange(createIncome, REFRESHED);
  const changing = useChange(updateIncome, REFRESHED);

  const save = async (values: IncomeValues): Promise<void> => {
    if (!income) {
      const input = newIncome(values);
      if (input) await adding.mutateAsync({ input });
      return;
    }
    try {
      await changing.mutateAsync({ params: { id: income.id }, input: incomeEdit(values, income) });
    } catch (error) {
      // Deleted in another window: the list was out of date.
      if (isRefusal(error) && error.status === 404) refresh(client, ["incomes", "accounts"]);
      throw error;
    }
  };

  const toastTexts = income
    ? { saved: "Income updated successfully", failed: "Failed to update income" }
    : { saved: "Income added successfully", failed: "Failed to create income" };
  return { save, toastTexts };
}
