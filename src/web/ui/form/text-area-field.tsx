import { type ComponentProps, useId } from "react";
import { cx } from "#web/ui/cx.ts";
import { controlClass, describedBy, FieldFrame, type FieldTexts } from "./field-frame.tsx";

type TextAreaFieldProps = ComponentProps<"textarea"> & FieldTexts;

/** A labelled textarea; `className` applies to the whole field, other props to the textarea. */
export function TextAreaField({ label, hint, error, className, id, ...area }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...area}
        id={fieldId}
        aria-invalid={error ? true : area["aria-invalid"]}
        aria-describedby={describedBy(fieldId, { hint, error }, area["aria-describedby"])}
        className={cx(controlClass, "h-auto! min-h-20 resize-y py-2")}
      />
    </FieldFrame>
  );
}
