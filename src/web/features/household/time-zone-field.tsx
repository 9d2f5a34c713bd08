import { ChevronDown } from "lucide-react";
import { useId, useMemo } from "react";
import type { Household } from "#contract/household.ts";
import { cx } from "#web/ui/cx.ts";
import { controlClass, describedBy, FieldFrame } from "#web/ui/form/field-frame.tsx";
import { knownZones, zoneGroups, zoneText } from "./zone-options.ts";

const HINT = "When a day begins, for bills, paydays and savings.";
const SERVER = "";

type Props = { household: Household; onChange: (timeZone: string | null) => void };

/** The platform's own list: some four hundred places, which a phone scrolls and a keyboard finds by their first letters. */
export function TimeZoneField({ household: { timeZone, calendar }, onChange }: Props) {
  const id = useId();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const groups = useMemo(() => zoneGroups(knownZones(calendar.timeZone, here)), [calendar.timeZone, here]);
  const ofServer = timeZone === null ? `The server's (${zoneText(calendar.timeZone)})` : "The server's";
  return (
    <FieldFrame id={id} label="Time zone" hint={HINT}>
      <div className="relative">
        <select
          id={id}
          value={timeZone ?? SERVER}
          aria-describedby={describedBy(id, { hint: HINT })}
          onChange={({ target }) => onChange(target.value === SERVER ? null : target.value)}
          className={cx(controlClass, "appearance-none truncate pr-9")}
        >
          <option value={SERVER}>{ofServer}</option>
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                  {option.value === here && " (this device)"}
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
