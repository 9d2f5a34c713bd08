import type { FieldValues, Resolver } from "react-hook-form";
import * as z from "zod/mini";

// A compiled schema would need eval, which the Content-Security-Policy forbids; zod must not even try.
z.config({ jitless: true });

/** Lets a form check itself with the contract's own schema: the first complaint about each field. */
export function resolve<Values extends FieldValues>(schema: z.ZodMiniType): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message, code } of result.error.issues) {
      errors[path.map(String).join(".")] ??= { type: code ?? "invalid", message };
    }
    return { values: {}, errors: errors as never };
  };
}
