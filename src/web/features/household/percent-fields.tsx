import { type KeyboardEvent, useState } from "react";
import type { Member } from "#contract/household.ts";
import type { SharePart } from "#core/shares.ts";
import { Button } from "#web/ui/button.tsx";
import { type Draft, shownText, typeText } from "#web/ui/form/draft.ts";
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
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const fields = members.map((member, index) => {
    const part = parts.find(({ memberId }) => memberId === member.id);
    const saved = percentText((parts.length === 0 ? equal[index] : part?.share) ?? 0);
    const draft = drafts.get(member.id);
    return { member, saved, draft, text: shownText(draft, saved) };
  });
  const [error, setError] = useState<string>();
  const isChanged = parts.length === 0 || fields.some(({ saved, text }) => readPercent(text) !== readPercent(saved));
  const save = useUnsavedPart(isChanged, async () => {
    const sent = new Map(fields.map(({ member, text }) => [member.id, text]));
    const parsed = partsOf(sent);
    setError(typeof parsed === "string" ? parsed : undefined);
    if (typeof parsed === "string" || isBusy || !(await onSave(parsed))) return false;
    setDrafts((all) => new Map([...all].map(([id, { from, text }]) => [id, { from: sent.get(id) ?? from, text }])));
    return true;
  });
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
        {fields.map(({ member, saved, draft, text }) => (
          <TextField
            key={member.id}
            label={<bdi className="wrap-anywhere">{nameOf(member)}, %</bdi>}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setDrafts(new Map(drafts).set(member.id, typeText(draft, saved, target.value)))}
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
