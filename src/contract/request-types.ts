import type * as z from "zod/mini";
import type { Exported } from "./all.ts";
import type { Call } from "./call.ts";

/** A request from requests/. Its name gives access to the types of its call without loading the schemas. */
export type CallRequest = Pick<Call, "method" | "path"> & { readonly name: keyof Exported };

// Looked up by name: comparing each request with every call cost the compiler 60% more types for the web.
type SchemaOf<R extends CallRequest, Key extends keyof Call> = Exported[R["name"]] extends {
  readonly [K in Key]: infer Schema extends z.ZodMiniType;
}
  ? Schema
  : z.ZodMiniUndefined;

/** A call's input before parsing. */
export type InputOf<R extends CallRequest> = z.input<SchemaOf<R, "input">>;
/** A call's path parameters and query. */
export type ParametersOf<R extends CallRequest> = {
  params?: z.output<SchemaOf<R, "params">>;
  query?: z.output<SchemaOf<R, "query">>;
};
/** A call's response. */
export type OutputOf<R extends CallRequest> = z.output<SchemaOf<R, "output">>;
