import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import type { Household } from "#contract/household.ts";
import { updateHousehold } from "#contract/requests/household.ts";
import { CURRENCIES } from "#core/settings.ts";
import { choices } from "#web/lib/preferences.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { type Draft, shownText, typeText } from "#web/ui/form/draft.ts";
import { controlClass, describedBy, FieldFrame } from "#web/ui/form/field-frame.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useUnsavedPart } from "#web/ui/form/unsaved-parts.ts";
import { useHouseholdChange } from "./use-household-change.ts";
import { knownZones, zoneGroups, zoneText } from "./zone-options.ts";

const HINT = "Used to decide when bills and paydays fall due.";
const SERVER_ZONE = "";

const EACH_MEMBER = "each";
const CURRENCY_OPTIONS = [{ value: EACH_MEMBER, label: "Each member's choice" }, ...choices.currency.options];

/** Name, currency and time zone. Only owners can change them; each change applies to everyone at once. */
export function HouseholdDetails({ household }: { household: Household }) {
  const { mutate, isBusy } = useHouseholdChange(updateHousehold, "Failed to save the household");
  const [draft, setDraft] = useState<Draft>();
  const name = shownText(draft, household.name);
  const isOwner = household.role === "owner";
  const { currency } = household;
  const [error, setError] = useState<string>();
  const isChanged = name.trim() !== household.name;
  const rename = useUnsavedPart(isChanged && isOwner, async () => {
    const isMissing = name.trim() === "";
    setError(isMissing ? "Household name is required" : undefined);
    if (!isChanged || isMissing || isBusy) return !isChanged;
    const isSaved = (await mutate({ input: { name } }, "Household renamed")) !== undefined;
    if (isSaved) setDraft((typed) => typed && { ...typed, from: name });
    return isSaved;
  });
  // Nested in the settings form, so Enter must not submit it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void rename();
  };
  if (!isOwner) {
    return (
      <dl className="grid gap-4 rounded-control bg-surface-sunken p-4 wrap-anywhere sm:grid-cols-2">
        <Fact label="Household">{household.name}</Fact>
        <Fact label="Currency">{currency ?? "Each member's choice"}</Fact>
        <Fact label="Time zone">{zoneText(household.calendar.timeZone)}</Fact>
      </dl>
    );
  }
  return (
    <section aria-labelledby="household-details" className="grid gap-4">
      <h3 id="household-details" className="text-base font-semibold">
        Household
      </h3>
      <div className="flex items-start gap-2">
        <TextField
          label="Name"
          className="grow"
          value={name}
          error={error}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setDraft(typeText(draft, household.name, target.value))}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" className="mt-6.5" disabled={!isChanged} busy={isBusy} onClick={rename}>
          Rename
        </Button>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Currency"
          hint="Applies to every member. Amounts are not converted."
          options={CURRENCY_OPTIONS}
          value={currency ?? EACH_MEMBER}
          onValueChange={(value) =>
            mutate({ input: { currency: CURRENCIES.find((code) => code === value) ?? null } }, "Currency saved")
          }
        />
        <TimeZoneField
          household={household}
          onChange={(timeZone) => mutate({ input: { timeZone } }, "Time zone saved")}
        />
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

type Props = { household: Household; onChange: (timeZone: string | null) => void };

/** A native select: some four hundred zones scroll well on phones and can be found by typing. */
function TimeZoneField({ household: { timeZone, calendar }, onChange }: Props) {
  const id = useId();
  const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const groups = useMemo(
    () => zoneGroups(knownZones(calendar.timeZone, deviceTimeZone)),
    [calendar.timeZone, deviceTimeZone],
  );
  const serverLabel = timeZone === null ? `Server time zone (${zoneText(calendar.timeZone)})` : "Server time zone";
  return (
    <FieldFrame id={id} label="Time zone" hint={HINT}>
      <div className="relative">
        <select
          id={id}
          value={timeZone ?? SERVER_ZONE}
          aria-describedby={describedBy(id, { hint: HINT })}
          onChange={({ target }) => onChange(target.value === SERVER_ZONE ? null : target.value)}
          className={cx(controlClass, "appearance-none truncate pr-9")}
        >
          <option value={SERVER_ZONE}>{serverLabel}</option>
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                  {option.value === deviceTimeZone && " (this device)"}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  );
}
