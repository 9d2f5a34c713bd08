import { readdir } from "node:fs/promises";
import { build } from "esbuild";
import { parseSync } from "vite";

const CONTRACT = "src/contract";
const PREFIX = "\0calls/";
const SOURCE = "#contract/";

const isCall = (value) => typeof value === "object" && value !== null && "method" in value && "path" in value;

/** What a request is made from; schemas stay behind. */
const lightened = ({ name, method, path, upload }) => JSON.stringify({ name, method, path, upload });

/** The calls of each contract file by their exported names, read from the contract itself. */
async function readCalls() {
  const files = (await readdir(CONTRACT)).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const lines = files.map((file, index) => `export * as part${index} from "./${CONTRACT}/${file}";`);
  const { outputFiles } = await build({
    stdin: { contents: lines.join("\n"), resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    write: false,
  });
  const parts = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
  return new Map(
    files.map((file, index) => [
      file.replace(".ts", ""),
      new Map(Object.entries(parts[`part${index}`]).filter(([, value]) => isCall(value))),
    ]),
  );
}

/**
 * The web makes its requests from a call's method and path alone, yet a call names the schema of its answer, and with it comes
 * zod. So the built web gets calls without schemas, and a form that checks what was typed brings its own: 13 kB (gzip) that
 * the dashboard need not load. Says nothing in development, where both come from the contract.
 */
export function lightCalls() {
  let calls = new Map();
  return {
    name: "light-calls",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      calls = await readCalls();
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const part = calls.get(id.slice(PREFIX.length)) ?? new Map();
      return [...part].map(([name, call]) => `export const ${name} = ${lightened(call)};`).join("\n");
    },
    transform(code, id) {
      if (!id.includes("/src/web/") || !code.includes(SOURCE)) return undefined;
      let rewritten = code;
      for (const found of importsOf(code, id).reverse()) {
        const part = calls.get(found.file) ?? new Map();
        const light = found.names.filter(({ name }) => part.has(name));
        // Types alone would leave an import behind that brings the whole file.
        const rest = found.names.filter(({ name }) => !part.has(name));
        const lines = importing(rest, `${SOURCE}${found.file}.ts`) + importing(light, `\\0calls/${found.file}`);
        rewritten = rewritten.slice(0, found.start) + lines + rewritten.slice(found.end);
      }
      return rewritten;
    },
  };
}

/** What a file imports from the contract by name, types aside, as the bundler's own parser reads it. */
function importsOf(code, id) {
  return parseSync(id.split("?")[0], code)
    .module.staticImports.filter(({ moduleRequest, entries }) => {
      return moduleRequest.value.startsWith(SOURCE) && entries.every(({ importName }) => importName.kind === "Name");
    })
    .map(({ start, end, moduleRequest, entries }) => ({
      ...{ start, end, file: moduleRequest.value.slice(SOURCE.length).replace(".ts", "") },
      names: entries
        .filter(({ isType }) => !isType)
        .map(({ importName, localName }) => ({ name: importName.name, local: localName.value })),
    }));
}

const importing = (names, from) =>
  names.length === 0
    ? ""
    : `import { ${names.map(({ name, local }) => `${name} as ${local}`).join(", ")} } from "${from}";`;
