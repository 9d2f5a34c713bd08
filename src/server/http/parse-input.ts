import * as z from "zod/mini";
import { formatCount } from "#contract/limits.ts";
import { Fault } from "#server/fault.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";

// A large file can be wrong in every line; the first errors are enough to fix it.
const MAX_ERRORS = 20;
const ITEMS_BETWEEN_YIELDS = 1_000;

type Issue = { path: PropertyKey[]; message: string };

/** Parses a request with its schema; throws a fault that names the invalid fields. */
export function parseInput(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusal(result.error.issues.slice(0, MAX_ERRORS), result.error.issues.length);
}

/**
 * The same for a body that may be large: its lists are parsed item by item, yielding in between. Parsing it as a whole
 * would block other requests, and can't report more than some hundred thousand errors.
 */
export async function parseLarge(schema: z.ZodMiniType, value: unknown): Promise<unknown> {
  const lists = listsOf(schema, value);
  if (lists.length === 0) return parseInput(schema, value);
  const rest = parseInput(schema, { ...Object(value), ...Object.fromEntries(lists.map(({ name }) => [name, []])) });
  const problems = { first: [] as Issue[], count: 0 };
  const parsedLists: Record<string, unknown[]> = {};
  for (const { name, items, field } of lists) {
    const addIssues = (issues: readonly Issue[], at: readonly PropertyKey[]) => {
      problems.count += issues.length;
      for (const { path, message } of issues.slice(0, MAX_ERRORS - problems.first.length)) {
        problems.first.push({ path: [name, ...at, ...path], message });
      }
    };
    // The list's own rules, whatever its items.
    const listResult = z.safeParse(z.clone(field, { ...field.def, element: z.unknown() }), items);
    if (listResult.success) parsedLists[name] = await parseItems(items, field, addIssues);
    else addIssues(listResult.error.issues, []);
  }
  if (problems.count > 0) throw refusal(problems.first, problems.count);
  return { ...Object(rest), ...parsedLists };
}

type AddIssues = (issues: readonly Issue[], at: readonly PropertyKey[]) => void;

async function parseItems(
  items: readonly unknown[],
  { def }: z.ZodMiniArray,
  addIssues: AddIssues,
): Promise<unknown[]> {
  const parsedItems: unknown[] = [];
  for (const [index, item] of items.entries()) {
    if (index % ITEMS_BETWEEN_YIELDS === 0) await yieldToEventLoop();
    const result = z.safeParse(def.element, item);
    if (result.success) parsedItems.push(result.data);
    else addIssues(result.error.issues, [index]);
  }
  return parsedItems;
}

/** The lists of a body, with their schemas. */
function listsOf(schema: z.ZodMiniType, value: unknown): { name: string; items: unknown[]; field: z.ZodMiniArray }[] {
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== "object" || value === null) return [];
  return Object.entries(schema.def.shape).flatMap(([name, fieldSchema]) => {
    const items: unknown = Reflect.get(value, name);
    const field = fieldSchema instanceof z.ZodMiniDefault ? fieldSchema.def.innerType : fieldSchema;
    return field instanceof z.ZodMiniArray && Array.isArray(items) ? [{ name, items, field }] : [];
  });
}

function refusal(issues: readonly Issue[], count: number): Fault {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.join(".");
    if (field !== "") errors[field] ??= message;
  }
  const [first] = issues;
  const message = first && first.path.length > 0 ? first.message : "Please send a JSON object";
  const more = count - issues.length;
  return new Fault(
    "invalid",
    more > 0 ? `${message}. ${issues.length} problems are listed; there are ${formatCount(more)} more.` : message,
    Object.keys(errors).length > 0 ? { errors } : {},
  );
}
