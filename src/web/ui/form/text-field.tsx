import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { cx } from "#web/ui/cx.ts";
import { controlClass, describedBy, FieldFrame, type FieldTexts, preventWheelChange } from "./field-frame.tsx";

type TextFieldProps = ComponentProps<"input"> & FieldTexts;

/** A labelled input; `className` applies to the whole field, other props to the input. */
export function TextField({ label, hint, error, className, id, type = "text", ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isShown, setShown] = useState(false);
  const isPassword = type === "password";
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...(isPassword && { autoCapitalize: "none", spellCheck: false })}
          {...input}
          id={fieldId}
          type={isPassword && isShown ? "text" : type}
          aria-invalid={error ? true : input["aria-invalid"]}
          aria-describedby={describedBy(fieldId, { hint, error }, input["aria-describedby"])}
          onWheel={type === "number" ? preventWheelChange(input.onWheel) : input.onWheel}
          className={cx(controlClass, isPassword && "pr-12")}
        />
        {isPassword && (
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={isShown}
            aria-controls={fieldId}
            disabled={input.disabled}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted hover:text-text focus-visible:-outline-offset-3 disabled:cursor-not-allowed touch:w-11"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
