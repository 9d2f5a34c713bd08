import type * as z from "zod/mini";
import type { Exported } from "./all.ts";
import type { Call } from "./call.ts";

/** What the web makes a request from: an entry of requests/. By its name it has the types of its call, without the schemas. */
export type CallRequest = Pick<Call, "method" | "path"> & { readonly name: keyof Exported };

// Looked up by name. To compare each request with every call made the compiler 60% more types for the web.
type SchemaOf<R extends CallRequest, Key extends keyof Call> = Exported[R["name"]] extends {
  readonly [K in Key]: infer Schema extends z.ZodMiniType;
}
  ? Schema
  : z.ZodMiniUndefined;

/** What the web hands to a call, before parsing. */
export type InputOf<R extends CallRequest> = z.input<SchemaOf<R, "input">>;
/** What goes into a call's address. */
export type ParametersOf<R extends CallRequest> = {
  params?: z.output<SchemaOf<R, "params">>;
  query?: z.output<SchemaOf<R, "query">>;
};
/** What comes back. */
export type OutputOf<R extends CallRequest> = z.output<SchemaOf<R, "output">>;
