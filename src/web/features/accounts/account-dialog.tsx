import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { type UseFormSetError, useForm } from "react-hook-form";
import { type Account, CreateAccountInput } from "#contract/accounts.ts";
import { createAccount, deleteAccount, updateAccount } from "#contract/requests/accounts.ts";
import { fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { formResolver } from "#web/lib/form-resolver.ts";
import { currencySymbol } from "#web/lib/format.ts";
import { refresh, useChange } from "#web/lib/use-call.ts";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { GuardedButtons, useDiscardGuard } from "#web/ui/form/discard-guard.tsx";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { type AccountValues, HoldersField } from "./holders-field.tsx";

const REFRESHED = ["accounts", "bills"];

type AccountDialogProps = {
  account?: Account | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Creates an account, or edits the given one. */
export function AccountDialog({ account, open, onOpenChange }: AccountDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const create = useChange(createAccount, { refresh: REFRESHED });
  const update = useChange(updateAccount, { refresh: REFRESHED });
  const form = useForm<AccountValues>({
    resolver: formResolver(CreateAccountInput),
    defaultValues: { name: account?.name ?? "", balance: account?.balance ?? "" },
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const name = values.name.trim();
    const balance = values.balance.trim() || "0.00";
    const holdersInput = values.holders && { holders: values.holders };
    // What is untouched is not sent: it would revert what came in, or what someone else changed, since the dialog opened.
    const isSame = values.balance === account?.balance;
    try {
      if (account)
        await update.mutateAsync({
          params: { id: account.id },
          input: { ...(name !== account.name && { name }), ...(!isSame && { balance }), ...holdersInput },
        });
      else await create.mutateAsync({ input: { name, balance, ...holdersInput } });
      toast({ title: "Success", description: `Account ${account ? "updated" : "created"} successfully` });
      onOpenChange(false);
    } catch (error) {
      showFieldErrors(error, form.setError);
      showError(error, `Failed to ${account ? "update" : "create"} account`, client);
      if (isMissing(error)) onOpenChange(false);
    }
  });
  const close = () => onOpenChange(false);
  const guard = useDiscardGuard({ isChanged: () => isDirty, isBusy: isSubmitting, onClose: close });

  return (
    <Dialog
      open={open}
      onOpenChange={guard.requestClose}
      size="sm"
      title={account ? "Edit Account" : "Create New Account"}
      description={account ? "Rename it or correct its balance." : "Enter a name and today's balance."}
      footer={
        <GuardedButtons
          guard={guard}
          form={id}
          label={account ? "Update Account" : "Create Account"}
          busyLabel={account ? "Updating..." : "Creating..."}
          isBusy={isSubmitting}
          onCancel={close}
          canCancel={!isSubmitting}
        />
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label="Name"
          placeholder="Default Bills Account"
          autoComplete="off"
          maxLength={100}
          error={errors.name?.message}
          {...form.register("name")}
        />
        <MoneyField
          label="Balance"
          hint="Can be negative if the account is overdrawn."
          symbol={currencySymbol()}
          min={undefined}
          // A phone's numeric keypad has no minus sign.
          inputMode="text"
          error={errors.balance?.message}
          {...form.register("balance")}
        />
        <HoldersField control={form.control} account={account} />
      </form>
    </Dialog>
  );
}

type DeleteDialogProps = { account: Account; open: boolean; onOpenChange: (open: boolean) => void };

export function DeleteDialog({ account, open, onOpenChange }: DeleteDialogProps) {
  const client = useQueryClient();
  const removal = useChange(deleteAccount, { refresh: ["accounts", "bills", "incomes", "payments"] });

  const confirm = async () => {
    try {
      await removal.mutateAsync({ params: { id: account.id } });
      toast({ title: "Success", description: "Account deleted successfully" });
      onOpenChange(false);
    } catch (error) {
      showError(error, "Failed to delete account", client);
      if (isMissing(error)) onOpenChange(false);
    }
  };

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Account"
      description={
        <>
          Are you sure you want to delete "<bdi>{account.name}</bdi>"? This action cannot be undone. Bills allocated to
          this account will need to be reassigned.
        </>
      }
      confirmLabel="Delete Account"
      busy={removal.isPending}
      busyLabel="Deleting..."
      onConfirm={confirm}
      danger
    />
  );
}

/** Whether the server says that the account does not exist. */
const isMissing = (error: unknown) => isRefusal(error) && error.status === 404;

/** Shows the error. An account that no longer exists is removed from the list. */
function showError(error: unknown, fallback: string, client: QueryClient): void {
  toast({ title: "Error", description: messageOf(error, fallback), variant: "destructive" });
  if (isMissing(error)) void refresh(client, ["accounts"]);
}

/** Shows the server's messages beside their fields, such as a name that is taken. */
function showFieldErrors(error: unknown, setError: UseFormSetError<AccountValues>): void {
  const { name, balance } = fieldErrorsOf(error);
  const nameConflict = isRefusal(error) && error.status === 409 ? error.fault?.message : undefined;
  const message = name ?? nameConflict;
  if (message) setError("name", { type: "server", message }, { shouldFocus: true });
  if (balance) setError("balance", { type: "server", message: balance }, { shouldFocus: !message });
}
