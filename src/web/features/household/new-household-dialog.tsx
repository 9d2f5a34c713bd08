import { useId, useState } from "react";
import { createHousehold } from "#contract/requests/household.ts";
import { setHousehold } from "#web/lib/household.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { GuardedButtons, useDiscardGuard } from "#web/ui/form/discard-guard.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useHouseholdChange } from "./use-household-change.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Creates another household and switches to it. */
export function NewHouseholdDialog({ open, onOpenChange }: Props) {
  const id = useId();
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const { mutate, isBusy } = useHouseholdChange(createHousehold, "Failed to create the household");
  const submit = async () => {
    if (name.trim() === "") return setError("Household name is required");
    const created = await mutate({ input: { name } });
    if (created === undefined || created === true) return;
    setHousehold(created);
    window.location.assign("/dashboard");
  };
  const close = () => onOpenChange(false);
  const guard = useDiscardGuard({ isChanged: () => name !== "", isBusy, onClose: close });
  return (
    <Dialog
      open={open}
      onOpenChange={guard.requestClose}
      title="New Household"
      description="It has its own accounts, bills and members. Switch between households in the menu under your name."
      footer={
        <GuardedButtons
          guard={guard}
          form={id}
          label="Create"
          busyLabel="Creating..."
          isBusy={isBusy}
          onCancel={close}
        />
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <TextField
          label="Name"
          placeholder="e.g. Holiday house, Band"
          autoComplete="off"
          maxLength={100}
          error={error}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
