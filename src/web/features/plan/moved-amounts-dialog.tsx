import { type FormEvent, useId, useRef, useState } from "react";
import type { PaydayCard } from "#contract/plan.ts";
import { TransferInput } from "#contract/plan-changes.ts";
import { today } from "#web/domain/bill-figures.ts";
import { paydayText } from "#web/domain/payday-text.ts";
import { currencySymbol, money } from "#web/lib/format.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { GuardedButtons, useDiscardGuard } from "#web/ui/form/discard-guard.tsx";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { openTransfers, useMarkMoved } from "./use-mark-moved.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void; card: PaydayCard };

const fieldOf = (form: HTMLFormElement, accountId: number) =>
  form.querySelector<HTMLInputElement>(`[name="${accountId}"]`);

/** A number field reports invalid input as empty, which would pass as untouched. */
function readInput(form: HTMLFormElement, accountId: number): string {
  const field = fieldOf(form, accountId);
  return field?.validity.badInput ? "unreadable" : (field?.value ?? "");
}

/** Records the amounts actually moved on a payday. */
export function MovedAmountsDialog({ open, onOpenChange, card }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { mark, isBusy } = useMarkMoved(card);
  const transfers = openTransfers(card);
  const [errors, setErrors] = useState<ReadonlyMap<number | undefined, string>>(new Map());

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new Map(transfers.map(({ accountId }) => [accountId, readInput(event.currentTarget, accountId)]));
    const { incomeId, payday } = card;
    const checked = TransferInput.safeParse({
      ...{ incomeId, payday },
      transfers: transfers.map(({ accountId, planned }) => ({ accountId, planned, moved: typed.get(accountId) })),
    });
    const messages = new Map(
      checked.error?.issues.map(({ path, message }) => [transfers[Number(path[1])]?.accountId, message]),
    );
    setErrors(messages);
    const [firstInvalid] = messages.keys();
    if (firstInvalid !== undefined) return fieldOf(event.currentTarget, firstInvalid)?.focus();
    if (await mark(typed)) onOpenChange(false);
  };

  const close = () => onOpenChange(false);
  const isChanged = () =>
    [...(form.current?.querySelectorAll("input") ?? [])].some(
      ({ value, defaultValue, validity }) => value !== defaultValue || validity.badInput,
    );
  const guard = useDiscardGuard({ isChanged, isBusy, onClose: close });
  const footer = (
    <GuardedButtons guard={guard} form={id} label="I moved it" busyLabel="Saving..." isBusy={isBusy} onCancel={close} />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={guard.requestClose}
      title="A different amount"
      description={
        <>
          {paydayText(card, today())}, <bdi className="wrap-anywhere">{card.name}</bdi>. Any difference is added to or
          taken from the account’s balance in Weekwise.
        </>
      }
      footer={footer}
    >
      <form ref={form} id={id} onSubmit={submit} noValidate className="grid gap-4">
        {transfers.map(({ accountId, accountName, planned }) => (
          <MoneyField
            key={accountId}
            name={String(accountId)}
            label={accountName}
            symbol={currencySymbol()}
            defaultValue={planned}
            hint={`Planned: ${money(planned)}`}
            error={errors.get(accountId)}
          />
        ))}
      </form>
    </Dialog>
  );
}
