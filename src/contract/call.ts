import type * as z from "zod/mini";
import type { Access } from "./access.ts";
import type { FaultCode } from "./faults.ts";

/** What a call answers with: JSON of a schema, or one of the answers that have no JSON body. */
export type Answer = z.ZodMiniType | "nothing" | "page" | "redirect" | "csv" | "calendar" | "file" | "events";

/**
 * Everything both sides know about a call. Its name, method and path are in requests/, apart from the schemas: the web makes
 * its requests from those alone.
 */
export type Call = {
  readonly name: string;
  readonly summary: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Parameters in braces: /api/bills/{id} */
  readonly path: `/${string}`;
  /** Who may call: anyone, or a member of the household with the role and scope that ACCESS names. */
  readonly access: "open" | Access;
  /**
   * Whoever calls must have confirmed in the last minutes that it is they: always, or only if they have a second factor.
   * A session that has just begun counts as confirmed; a token was confirmed when it was made.
   */
  readonly confirm?: "always" | "second factor";
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly input?: z.ZodMiniType;
  /** A file in a form's field instead of JSON; its first bytes decide the type, not what the sender says. */
  readonly upload?: { readonly field: string; readonly types: readonly string[]; readonly maxBytes: number };
  /** The largest body it takes; 64 kB unless said. */
  readonly maxBytes?: number;
  readonly output: Answer;
  /** The status of success; 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** Nothing is another after it, although it is posted: nobody needs to be told. */
  readonly changesNothing?: true;
  /** Any site's page may ask: its address holds the secret that allows it, and cookies are not looked at. */
  readonly fromAnywhere?: true;
  /** What it may refuse with, beside what every call may (400, 429, 500). */
  readonly faults?: readonly FaultCode[];
};

/** Declares a call, keeping its exact types. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

type Of<T> = T extends z.ZodMiniType ? z.output<T> : undefined;

/** What the server's handler receives, after parsing. */
export type ParsedOf<C extends Call> = { input: Of<C["input"]>; params: Of<C["params"]>; query: Of<C["query"]> };
/** What comes back. */
export type OutputOf<C extends Call> = C["output"] extends z.ZodMiniType ? z.output<C["output"]> : undefined;
