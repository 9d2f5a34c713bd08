import { type KeyboardEvent, useState } from "react";
import type { Member } from "#contract/household.ts";
import type { SharePart } from "#core/shares.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useUnsavedPart } from "#web/ui/form/unsaved-parts.ts";
import { nameOf } from "./role-text.ts";
import { equalParts, partsOf, percentText, readPercent } from "./share-values.ts";

type Props = {
  members: readonly Member[];
  /** The current percentages; equal parts if none are set. */
  parts: readonly SharePart[];
  label: string;
  isBusy: boolean;
  /** False if it was refused. */
  onSave: (parts: SharePart[]) => Promise<boolean>;
  onCancel?: () => void;
};

/** A percentage for each member, saved once they add up to 100. */
export function PercentFields({ members, parts, label, isBusy, onSave, onCancel }: Props) {
  const equal = equalParts(members.length);
  const shareOf = ({ id }: Member, index: number) =>
    parts.length === 0 ? (equal[index] ?? 0) : (parts.find(({ memberId }) => memberId === id)?.share ?? 0);
  const [typed, setTyped] = useState(
    () => new Map(members.map((member, index) => [member.id, percentText(shareOf(member, index))])),
  );
  const [error, setError] = useState<string>();
  const isChanged =
    parts.length === 0 || members.some((member, at) => readPercent(typed.get(member.id) ?? "") !== shareOf(member, at));
  const save = async () => {
    const parsed = partsOf(new Map(members.map(({ id }) => [id, typed.get(id) ?? ""])));
    setError(typeof parsed === "string" ? parsed : undefined);
    return typeof parsed !== "string" && !isBusy && onSave(parsed);
  };
  useUnsavedPart(isChanged, save);
  // Nested in the settings form, so Enter must not submit it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void save();
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {members.map((member) => (
          <TextField
            key={member.id}
            label={<bdi className="wrap-anywhere">{nameOf(member)}, %</bdi>}
            inputMode="decimal"
            autoComplete="off"
            value={typed.get(member.id) ?? ""}
            onChange={({ target }) => setTyped(new Map(typed).set(member.id, target.value))}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm text-red">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        <Button size="sm" busy={isBusy} onClick={save}>
          Save percentages
        </Button>
        {onCancel && (
          <Button size="sm" variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </fieldset>
  );
}
