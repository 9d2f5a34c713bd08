import { type KeyboardEvent, useRef, useState } from "react";
import { UpdateAccountInput } from "#contract/accounts.ts";
import { updateAccount } from "#contract/requests/accounts.ts";
import { formatMoney, readMoney } from "#core/money.ts";
import { messageOf } from "#web/lib/ask.ts";
import { currencySymbol } from "#web/lib/format.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { balanceText } from "./balance.tsx";

type Props = { account: { id: number; name: string; balance: string }; onDone: () => void };

/** Corrects an account's balance inside another form; Enter and Escape apply to this field only. */
export function CorrectBalance({ account, onDone }: Props) {
  const [typed, setTyped] = useState("");
  const [errorText, setErrorText] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const change = useChange(updateAccount, { refresh: ["accounts", "bills"] });

  const save = async () => {
    if (change.isPending) return;
    const amount = readMoney(typed);
    if (amount === undefined) {
      setErrorText(errorTextOf(box.current?.validity.badInput ? "unreadable" : typed));
      box.current?.focus();
      return;
    }
    try {
      const balance = formatMoney(amount);
      await change.mutateAsync({ params: { id: account.id }, input: { balance } });
      toast({ title: "Balance Saved", description: `Account balance updated to ${balanceText(balance)}` });
      onDone();
    } catch (error) {
      setErrorText(messageOf(error, "Failed to update account"));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDone();
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };

  return (
    <fieldset aria-label="Correct the balance" data-inline className="grid min-w-0 gap-3">
      <MoneyField
        ref={(input) => {
          box.current = input;
          if (input && document.activeElement?.tagName !== "INPUT") input.focus();
        }}
        label={`Actual balance of ${account.name}`}
        symbol={currencySymbol()}
        min={undefined}
        // A phone's numeric keypad has no minus sign.
        inputMode="text"
        value={typed}
        error={errorText}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={change.isPending} onClick={save}>
          {change.isPending ? "Saving..." : "Save Balance"}
        </Button>
        <Button size="sm" variant="secondary" disabled={change.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}

/** The contract's messages. An empty balance is an error here, unlike in a new account. */
function errorTextOf(typed: string): string {
  if (typed.trim() === "") return "Balance is required";
  const result = UpdateAccountInput.safeParse({ balance: typed });
  return result.error?.issues[0]?.message ?? "Balance is required";
}
