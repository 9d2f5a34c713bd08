import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { TextAreaField } from "#web/ui/form/text-area-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { type BillForm, DETAILS } from "./bill-values.ts";

/** Optional fields, collapsed until opened or filled in. */
export function MoreFields({ form, startsOpen }: { form: BillForm; startsOpen: boolean }) {
  const { errors } = form.formState;
  const [isOpen, setOpen] = useState(() => startsOpen || DETAILS.some((name) => form.getValues(name) !== ""));
  const hasError = DETAILS.some((name) => errors[name]);
  return (
    <details className="group" open={isOpen || hasError} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-[0.9375rem] font-semibold hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
        More
        <span className="text-sm font-normal text-muted">Customer number, web address, notes</span>
      </summary>
      <div className="grid items-start gap-4 pt-2 @lg:grid-cols-2 [&_:is(input,textarea)]:scroll-mb-16">
        <TextField
          label="Customer number"
          autoComplete="off"
          error={errors.customerNumber?.message}
          {...form.register("customerNumber")}
        />
        <TextField
          label="Web address"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://www.example.com"
          error={errors.website?.message}
          {...form.register("website")}
        />
        <TextAreaField
          className="@lg:col-span-2"
          label="Notes"
          rows={3}
          error={errors.notes?.message}
          {...form.register("notes")}
        />
      </div>
    </details>
  );
}
