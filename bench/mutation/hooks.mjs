const STAND_IN = new URL("./vitest.mjs", import.meta.url).href;
const DATABASE = new URL("./database.mjs", import.meta.url).href;

const turnOf = (url) => (url === undefined ? null : new URL(url).searchParams.get("turn"));

/**
 * Gives tests our stand-in for Vitest, and a database that can be emptied from outside. What a test of some turn imports is of
 * that turn too, so that loading again really loads again; packages are loaded once.
 */
export async function resolve(specifier, context, next) {
  if (specifier === "vitest") return { url: STAND_IN, shortCircuit: true };
  const found = await next(specifier, context);
  const turn = turnOf(context.parentURL);
  if (turn === null || !found.url.startsWith("file:") || found.url.includes("/node_modules/")) return found;
  const resolvedUrl = new URL(found.url);
  resolvedUrl.searchParams.set("turn", turn);
  if (!resolvedUrl.pathname.endsWith("db/testing/test-database.ts") || context.parentURL.startsWith(DATABASE))
    return { ...found, url: resolvedUrl.href };
  return { url: `${DATABASE}?turn=${turn}&of=${encodeURIComponent(resolvedUrl.href)}`, shortCircuit: true };
}
