import { type KeyboardEvent, useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { useCreateAccount } from "#web/domain/use-create-account.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

type Props = {
  error: string | undefined;
  onMade: (account: Account) => void;
  onCancel: (() => void) | undefined;
};

// Asked for by the plus: the name is what comes next, and its buttons belong to it.
function showWhole(frame: HTMLElement | null) {
  frame?.querySelector("input")?.focus();
  frame?.scrollIntoView({ block: "nearest" });
}

/** The name of a new account, in the middle of another form. */
export function NewAccount({ error, onMade, onCancel }: Props) {
  const [name, setName] = useState("");
  const [complaint, setComplaint] = useState<string>();
  const { create, isCreating } = useCreateAccount();

  const add = async () => {
    if (isCreating) return;
    setComplaint(undefined);
    const made = await create(name);
    if ("account" in made) onMade(made.account);
    else setComplaint(made.complaint);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel?.();
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter in here means this account, not the bill around it.
    event.preventDefault();
    add();
  };
  return (
    <div ref={onCancel && showWhole} data-inline className="grid min-w-0 scroll-my-4 content-start gap-2">
      <TextField
        label="New account name"
        value={name}
        maxLength={100}
        autoComplete="off"
        placeholder="Default Bills Account"
        error={complaint ?? error}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex gap-2">
        <Button size="sm" busy={isCreating} onClick={add}>
          {isCreating ? "Creating..." : "Add"}
        </Button>
        {onCancel && (
          <Button size="sm" variant="secondary" disabled={isCreating} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}
