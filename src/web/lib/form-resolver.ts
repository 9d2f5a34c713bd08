import type { FieldValues, Resolver, ResolverOptions } from "react-hook-form";
import * as z from "zod/mini";

// A compiled schema would need eval, which the Content-Security-Policy forbids; zod must not even try.
z.config({ jitless: true });

/**
 * The raw input values. A number field reports invalid input ("12,50") as empty, which would pass as untouched; passed on raw,
 * the contract rejects it with its message for invalid amounts.
 */
function withRawInput<Values extends FieldValues>(values: Values, { fields }: ResolverOptions<Values>): Values {
  const unreadable = Object.entries(fields).filter(
    ([, field]) => field && "validity" in field.ref && field.ref.validity?.badInput,
  );
  return { ...values, ...Object.fromEntries(unreadable.map(([name]) => [name, "unreadable"])) };
}

/** Validates a form with the contract's schema: the first message for each field of the request. */
export function formResolver<Values extends FieldValues>(
  schema: z.ZodMiniType,
  toInput: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  return (values, _, options) => {
    const result = schema.safeParse(toInput(withRawInput(values, options)));
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message, code } of result.error.issues) {
      errors[path.map(String).join(".")] ??= { type: code ?? "invalid", message };
    }
    return { values: {}, errors: errors as never };
  };
}
