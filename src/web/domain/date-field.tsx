import type { ComponentProps } from "react";
import { type Day, parseDay } from "#core/day.ts";
import { readChoice } from "#web/lib/preferences.ts";
import { TextField } from "#web/ui/form/text-field.tsx";

type DateFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "value"> & {
  value?: string;
  /** The chosen date of a field registered with a form, which has no value here. */
  chosen?: string | undefined;
};

/** A date field with the chosen day in words, since browsers ignore the person's date format. */
export function DateField({ chosen, hint, ...field }: DateFieldProps) {
  const day = parseDay(chosen ?? field.value ?? "");
  const words = day && <span className="block text-text">{dayInWords(day)}</span>;
  return (
    <TextField
      {...field}
      type="date"
      hint={
        (words || hint) && (
          <>
            {words}
            {hint}
          </>
        )
      }
    />
  );
}

const PARTS = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** 'Friday 11 December 2026', or 'Friday, December 11, 2026' if the person puts the month first. */
export function dayInWords(day: Day, format = readChoice("dateFormat")): string {
  const instant = new Date(`${day}T00:00:00Z`);
  if (format === "MM/DD/YYYY") return new Intl.DateTimeFormat("en-US", PARTS).format(instant);
  // Older browsers put a comma after the weekday.
  return new Intl.DateTimeFormat("en-GB", PARTS).format(instant).replace(",", "");
}
