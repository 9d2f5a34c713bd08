import * as z from "zod/mini";
import { ACCESS } from "#contract/access.ts";
import { allCalls, namedSchemas } from "#contract/all.ts";
import type { Call } from "#contract/call.ts";
import { FaultBody, type FaultCode, faults } from "#contract/faults.ts";
import { formatOf, type WireFormat } from "#contract/fields.ts";
import { MAX_CENTS } from "#core/money.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, generated from the contract. Over https the session cookie has another name. */
export function openApiDocument(version: string, { https = false } = {}): Json {
  const paths: Record<string, Json> = {};
  const schemas: Record<string, Json> = {};
  const schemaOf = schemasInto(schemas);
  for (const call of allCalls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, schemaOf) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Weekwise", version, description: "Every bill, turned into one small amount per week." },
    paths,
    components: {
      schemas: { ...schemas, Error: schemaOf(FaultBody, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: https ? "__Host-weekwise" : "weekwise" },
        token: { type: "http", scheme: "bearer", description: ABOUT_TOKENS },
      },
    },
  };
}

export const ABOUT_TOKENS =
  "A token from Settings, Security, sent only as 'Authorization: Bearer weekwise_…'. It acts as its owner in one household until it expires or is revoked. A read token can make calls with scope read; a write token can also make calls with scope write. No token can manage people, tokens, sessions or factors.";

/** The scope a token needs for a call: undefined for calls that no token may make. */
export function scopeOf({ access }: Call): "read" | "write" | undefined {
  const scope = access === "open" ? "account" : ACCESS[access].scope;
  return scope === "account" ? undefined : scope;
}

function securityOf(call: Call): Json[] {
  if (call.access === "open") return [];
  const scope = scopeOf(call);
  return scope ? [{ session: [] }, { token: [scope] }] : [{ session: [] }];
}

function operationOf(call: Call, schemaOf: SchemaOf): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    security: securityOf(call),
    ...(call.input && { requestBody: { required: true, content: jsonOf(schemaOf(call.input, "input")) } }),
    ...(call.upload && { requestBody: { required: true, content: formOf(call.upload) } }),
    parameters: [...parametersOf(schemaOf, call.params, "path"), ...parametersOf(schemaOf, call.query, "query")],
    responses: { [call.status ?? 200]: successOf(call, schemaOf), ...errorsOf(call) },
  };
}

function successOf({ output }: Call, schemaOf: SchemaOf): Json {
  if (output === "nothing") return { description: "Done. No body." };
  if (output === "redirect") return { description: "A redirect." };
  if (output === "csv") return { description: "A CSV file.", content: { "text/csv": {} } };
  if (output === "calendar") return { description: "An iCalendar file.", content: { "text/calendar": {} } };
  if (output === "file") return { description: "A file of the detected type.", content: { "*/*": {} } };
  if (output === "events") return { description: "Server-sent events.", content: { "text/event-stream": {} } };
  if (output === "page") return { description: "An HTML page.", content: { "text/html": {} } };
  return { description: "Success.", content: jsonOf(schemaOf(output, "output")) };
}

/** The possible errors of a call, one entry per status. */
export function possibleFaults(call: Call): FaultCode[] {
  const authErrors: FaultCode[] = call.access === "open" ? [] : ["not_signed_in"];
  // Every member may read, with any token.
  if (call.access !== "open" && call.access !== "read") authErrors.push("forbidden");
  if (call.confirm) authErrors.push("confirm_first");
  const invalid: FaultCode[] = call.input || call.upload || call.params || call.query ? ["invalid"] : [];
  const bodyErrors: FaultCode[] = call.method === "GET" ? [] : ["cross_site", "too_large", "wrong_type"];
  const limited: FaultCode[] = call.access === "open" && call.input ? ["too_many"] : [];
  // A navigation lands on a page of ours, whatever goes wrong.
  const serverError: FaultCode[] = call.output === "redirect" ? [] : ["bug"];
  return [...invalid, ...authErrors, ...bodyErrors, ...(call.faults ?? []), ...limited, ...serverError];
}

function errorsOf(call: Call): Json {
  const byStatus: Record<string, string[]> = {};
  for (const code of possibleFaults(call)) {
    const status = faults[code];
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  const refusal = { content: jsonOf({ $ref: "#/components/schemas/Error" }) };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, names]) => [status, { description: names.join(", "), ...refusal }]),
  );
}

function parametersOf(schemaOf: SchemaOf, schema: z.ZodMiniType | undefined, place: "path" | "query"): Json[] {
  if (schema === undefined) return [];
  type Shape = { properties?: Record<string, Json>; required?: string[] };
  const { properties = {}, required = [] }: Shape = schemaOf(schema, "input", { isWhole: true });
  const { properties: parsed = {} }: Shape = schemaOf(schema, "output", { isWhole: true });
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    // A number arrives as text, with the number's limits.
    schema: parsed[name]?.type === "integer" ? parsed[name] : each,
  }));
}

const jsonOf = (schema: Json) => ({ "application/json": { schema } });

/** A form with one file. The document lists the accepted types with the field. */
function formOf({ field, types }: NonNullable<Call["upload"]>): Json {
  const properties = { [field]: { type: "string", format: "binary" } };
  return {
    "multipart/form-data": {
      schema: { type: "object", properties, required: [field] },
      encoding: { [field]: { contentType: types.join(", ") } },
    },
  };
}

export type SchemaOf = (schema: z.ZodMiniType, io: "input" | "output", how?: { isWhole: boolean }) => Json;

/** Named schemas are written once, as components, and referenced. */
export function schemasInto(schemas: Record<string, Json>): SchemaOf {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodMiniType, string>();
  for (const [id, schema] of namedSchemas) {
    // A schema with two names keeps the first.
    if (names.has(schema)) continue;
    names.set(schema, id);
    registry.add(schema, { id });
  }
  return (schema, io, { isWhole } = { isWhole: false }) => {
    const converted = z.toJSONSchema(schema, { io, unrepresentable: "any", metadata: registry, override: addFormat });
    const { $schema: _, $defs = {}, id: _id, ...rest } = withComponentRefs(converted);
    for (const [name, { id: _own, ...each }] of Object.entries($defs)) schemas[name] ??= each;
    const name = names.get(schema);
    if (name === undefined || isWhole) return rest;
    schemas[name] ??= rest;
    return { $ref: `#/components/schemas/${name}` };
  };
}

const MAX_AMOUNT = MAX_CENTS / 100;
const ENTERED_MONEY = { pattern: String.raw`^-?\d{1,8}(\.\d{1,2})?$` };
const ENTERED_MONEY_FROM_ZERO = { pattern: String.raw`^\d{1,8}(\.\d{1,2})?$` };

/** The JSON schema of a format, as a string and as a number. Totals of a household may have more digits than a single amount. */
const FORMATS: Record<WireFormat, { string: Json; number?: Json }> = {
  instant: { string: { format: "date-time" } },
  day: { string: { format: "date" } },
  money: { string: { pattern: String.raw`^-?\d+\.\d{2}$` } },
  "money any": { string: ENTERED_MONEY, number: { minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT, multipleOf: 0.01 } },
  "money from zero": { string: ENTERED_MONEY_FROM_ZERO, number: { minimum: 0, maximum: MAX_AMOUNT, multipleOf: 0.01 } },
  "money above zero": {
    string: ENTERED_MONEY_FROM_ZERO,
    number: { exclusiveMinimum: 0, maximum: MAX_AMOUNT, multipleOf: 0.01 },
  },
};

function addFormat({ zodSchema, jsonSchema }: { zodSchema: object; jsonSchema: object }): void {
  const format = formatOf(zodSchema);
  if (format === undefined) return;
  const { string, number } = FORMATS[format];
  const type = "type" in jsonSchema ? jsonSchema.type : undefined;
  // The input of a preprocessing step has no type of its own.
  const either = {
    anyOf: [
      { type: "string", ...string },
      { type: "number", ...number },
    ],
  };
  Object.assign(jsonSchema, type === undefined ? either : type === "number" ? number : string);
}

type ConvertedSchema = Json & { $defs?: Record<string, Json> };

const withComponentRefs = (schema: object): ConvertedSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));
