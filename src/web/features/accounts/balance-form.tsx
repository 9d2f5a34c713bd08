import { type FormEvent, useState } from "react";
import { type Account, UpdateAccountInput } from "#contract/accounts.ts";
import { updateAccount } from "#contract/requests/accounts.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import { balanceText } from "#web/domain/balance.tsx";
import { centsOf } from "#web/domain/bill-figures.ts";
import { currencySymbol, money } from "#web/lib/format.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

type BalanceFormProps = { account: Account; onDone: () => void };

/** A form to edit a balance. Cancel restores the balance stored when it opened. */
export function BalanceForm({ account, onDone }: BalanceFormProps) {
  const [stored] = useState(account.balance);
  const [typed, setTyped] = useState(stored);
  const [errorText, setErrorText] = useState<string>();
  const change = useChange(updateAccount, { refresh: ["accounts", "bills"] });
  const parsed = parseBalance(typed);
  const amount = "amount" in parsed ? parsed.amount : undefined;
  const isChanged = amount !== undefined && amount !== centsOf(stored);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    if (hasInvalidInput(event.currentTarget, "balance")) return setErrorText(INVALID_BALANCE);
    if ("errorText" in parsed) return setErrorText(parsed.errorText);
    setErrorText(undefined);
    if (!isChanged) return onDone();
    const { id } = account;
    change.mutate(
      // The spec sends the id in the body as well.
      { params: { id }, input: Object.assign({ balance: formatMoney(parsed.amount) }, { id }) },
      {
        onSuccess: ({ balance }) => {
          toast({ title: "Balance Saved", description: `Account balance updated to ${balanceText(balance)}` });
          onDone();
        },
        // A failed balance-only save shows nothing (spec); the input and its notice stay.
      },
    );
  };

  return (
    <form onSubmit={save} noValidate className="grid gap-3">
      <MoneyField
        ref={takeFocus}
        name="balance"
        label="Current Balance"
        symbol={currencySymbol()}
        min={undefined}
        // A phone's numeric keypad has no minus sign.
        inputMode="text"
        value={typed}
        error={errorText}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div role="status" className="empty:hidden">
        {isChanged && (
          <Notice tone="amber" title="Balance Changed">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 tabular-nums">
              <p>
                From {money(stored)} to {money(amount)}
              </p>
              <Button type="submit" size="sm" busy={change.isPending}>
                Save Balance
              </Button>
            </div>
          </Notice>
        )}
      </div>
      <div className="flex gap-2 max-sm:[&>*]:grow">
        <Button type="submit" busy={change.isPending}>
          {change.isPending ? "Saving..." : "Save"}
        </Button>
        <Button variant="secondary" disabled={change.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const INVALID_BALANCE = "Balance must be a number with at most 8 digits before and 2 after the point";

/** Whether a number field contains an invalid number. The browser reports it as empty, which would mean 0.00. */
function hasInvalidInput(form: HTMLFormElement, name: string): boolean {
  const box = form.elements.namedItem(name);
  return box instanceof HTMLInputElement && box.validity.badInput;
}

/** Parses a typed balance by the contract's rules: cents, or an error message. */
function parseBalance(typed: string): { amount: Cents } | { errorText: string } {
  const result = UpdateAccountInput.safeParse({ balance: typed });
  if (result.success && result.data.balance !== undefined) return { amount: result.data.balance };
  return { errorText: result.error?.issues[0]?.message ?? INVALID_BALANCE };
}
