import type { FieldValues, Resolver, ResolverOptions } from "react-hook-form";
import * as z from "zod/mini";

// A compiled schema would need eval, which the Content-Security-Policy forbids; zod must not even try.
z.config({ jitless: true });

/**
 * What the fields really hold. A number field hands over what it cannot read ("12,50") as an empty text, which would pass for
 * nothing typed; put back as something, the contract complains about it in the words it has for a wrong amount.
 */
function asTyped<Values extends FieldValues>(values: Values, { fields }: ResolverOptions<Values>): Values {
  const unreadable = Object.entries(fields).filter(
    ([, field]) => field && "validity" in field.ref && field.ref.validity?.badInput,
  );
  return { ...values, ...Object.fromEntries(unreadable.map(([name]) => [name, "unreadable"])) };
}

/** Lets a form check itself with the contract's own schema: the first message about each field of what it would send. */
export function formResolver<Values extends FieldValues>(
  schema: z.ZodMiniType,
  toInput: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  return (values, _, options) => {
    const result = schema.safeParse(toInput(asTyped(values, options)));
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message, code } of result.error.issues) {
      errors[path.map(String).join(".")] ??= { type: code ?? "invalid", message };
    }
    return { values: {}, errors: errors as never };
  };
}
