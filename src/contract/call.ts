import type * as z from "zod/mini";
import type { Access } from "./access.ts";
import type { FaultCode } from "./faults.ts";

/** A call's response: JSON of a schema, or one of the responses without a JSON body. */
export type Answer = z.ZodMiniType | "nothing" | "page" | "redirect" | "csv" | "calendar" | "file" | "events";

/**
 * The contract of a call. Its name, method and path live in requests/, apart from the schemas, so that the web can
 * make requests without loading zod.
 */
export type Call = {
  readonly name: string;
  readonly summary: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With parameters in braces: /api/bills/{id} */
  readonly path: `/${string}`;
  /** Who may call: anyone, or a member of the household with the role and scope that ACCESS names. */
  readonly access: "open" | Access;
  /**
   * Requires a recent identity confirmation: always, or only if the caller has a second factor.
   * A new session counts as confirmed; a token was confirmed when it was created.
   */
  readonly confirm?: "always" | "second factor";
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly input?: z.ZodMiniType;
  /** A file upload instead of JSON. The type is detected from the first bytes, not taken from the sender. */
  readonly upload?: { readonly field: string; readonly types: readonly string[]; readonly maxBytes: number };
  /** The largest accepted body; 64 kB by default. */
  readonly maxBytes?: number;
  readonly output: Answer;
  /** The success status; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** A POST with no side effects, so other tabs aren't notified. */
  readonly changesNothing?: true;
  /** Cross-site requests are allowed: the address itself contains the secret, and cookies are ignored. */
  readonly fromAnywhere?: true;
  /** The faults it may answer with, besides those of every call (400, 429, 500). */
  readonly faults?: readonly FaultCode[];
};

/** Declares a call and keeps its exact types. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

type ParsedSchema<T> = T extends z.ZodMiniType ? z.output<T> : undefined;

/** What the server's handler receives, after parsing. */
export type ParsedOf<C extends Call> = {
  input: ParsedSchema<C["input"]>;
  params: ParsedSchema<C["params"]>;
  query: ParsedSchema<C["query"]>;
};
/** The response body. */
export type OutputOf<C extends Call> = C["output"] extends z.ZodMiniType ? z.output<C["output"]> : undefined;
