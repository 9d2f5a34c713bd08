const STAND_IN = new URL("./vitest.mjs", import.meta.url).href;
const DATABASE = new URL("./database.mjs", import.meta.url).href;

/** Gives tests our stand-in for Vitest, and a database that can be emptied from outside. */
export async function resolve(specifier, context, next) {
  if (specifier === "vitest") return { url: STAND_IN, shortCircuit: true };
  if (specifier.endsWith("db/testing.ts") && !context.parentURL?.startsWith(DATABASE)) {
    const { url } = await next(specifier, context);
    return { url: `${DATABASE}?of=${encodeURIComponent(url)}`, shortCircuit: true };
  }
  return next(specifier, context);
}
