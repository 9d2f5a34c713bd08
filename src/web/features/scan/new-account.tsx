import { type KeyboardEvent, useState } from "react";
import { type Account, createAccount } from "#contract/accounts.ts";
import { messageOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast-store.ts";

type Props = {
  error: string | undefined;
  onMade: (account: Account) => void;
  onCancel: (() => void) | undefined;
};

/** The name of a new account, in the middle of another form. */
export function NewAccount({ error, onMade, onCancel }: Props) {
  const [name, setName] = useState("");
  const [complaint, setComplaint] = useState<string>();
  const create = useChange(createAccount, { refresh: ["accounts"] });

  const add = async () => {
    if (create.isPending) return;
    if (name.trim() === "") return setComplaint("Account name is required");
    setComplaint(undefined);
    try {
      // Without a balance the server opens it with 0.00.
      onMade(await create.mutateAsync({ input: { name, balance: undefined } }));
      toast({ title: "Success", description: "Account created successfully" });
    } catch (raised) {
      const description = messageOf(raised, "Failed to create account");
      setComplaint(description);
      toast({ title: "Error", description, variant: "destructive" });
    }
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter in here means this account, not the bill around it.
    event.preventDefault();
    add();
  };
  return (
    <div className="grid content-start gap-2">
      <TextField
        label="New account name"
        value={name}
        maxLength={100}
        autoComplete="off"
        placeholder="Default Bills Account"
        error={complaint ?? error}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={addOnEnter}
      />
      <div className="flex gap-2">
        <Button size="sm" busy={create.isPending} onClick={add}>
          {create.isPending ? "Creating..." : "Add"}
        </Button>
        {onCancel && (
          <Button size="sm" variant="secondary" disabled={create.isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}
