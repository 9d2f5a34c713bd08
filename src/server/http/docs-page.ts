import type * as z from "zod/mini";
import { allCalls } from "#contract/all.ts";
import type { Call } from "#contract/call.ts";
import { faults } from "#contract/faults.ts";
import { ABOUT_TOKENS, possibleFaults, type SchemaOf, schemasInto, scopeOf } from "./openapi.ts";

/** The API documentation as a page without scripts, generated from the contract. */
export function docsPage(version: string, nonce: string): string {
  const schemas: Parameters<typeof schemasInto>[0] = {};
  const schemaOf = schemasInto(schemas);
  const calls = allCalls.map((call) => sectionOf(call, schemaOf));
  const namedSchemas = Object.entries(schemas).sort(([one], [other]) => one.localeCompare(other));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Weekwise API</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Weekwise API</h1>
<p>Version ${escapeHtml(version)}. Generated from the contract that the server's routes and the web app use.
Machine-readable version: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<p>Money is a string with two decimals, days are <code>YYYY-MM-DD</code>, timestamps are ISO 8601 in UTC.
Every error is <code>{ message, code, errors? }</code>. A signed-in call needs the session cookie or a token; calls that change data must come from this site.</p>
<h2 id="tokens">Tokens</h2>
<p>${escapeHtml(ABOUT_TOKENS)}</p>
<nav aria-label="Calls"><ul>${allCalls.map(entryOf).join("")}</ul></nav>
${calls.join("\n")}
<h2 id="schemas">Schemas</h2>
${namedSchemas.map(([name, schema]) => `<section id="${anchorOf(name)}">\n<h2><code>${name}</code></h2>\n${jsonBlock(schema)}\n</section>`).join("\n")}
</main>
</body>
</html>`;
}

const entryOf = (call: Call) =>
  `<li><a href="#${call.name}"><code>${call.method} ${escapeHtml(call.path)}</code></a></li>`;

function sectionOf(call: Call, schemaOf: SchemaOf): string {
  const partOf = (title: string, schema: z.ZodMiniType | undefined, io: "input" | "output") =>
    schema === undefined ? "" : `<h3>${title}</h3>${jsonBlock(schemaOf(schema, io))}`;
  const parts = [
    partOf("Path parameters", call.params, "input"),
    partOf("Query parameters", call.query, "input"),
    partOf("Request body", call.input, "input"),
    call.upload ? uploadOf(call.upload) : "",
    typeof call.output === "string"
      ? `<h3>Response</h3><p>${OUTPUT_LABELS[call.output]} (${call.status ?? 200})</p>`
      : partOf(`Response (${call.status ?? 200})`, call.output, "output"),
  ];
  const refusals = possibleFaults(call).map((code) => `<code>${faults[code]} ${code}</code>`);
  return `<section id="${call.name}">
<h2><code>${call.method} ${escapeHtml(call.path)}</code></h2>
<p>${escapeHtml(call.summary)} <em>${accessOf(call)}</em></p>
${parts.join("\n")}
${refusals.length > 0 ? `<h3>Errors</h3><p>${refusals.join(" ")}</p>` : ""}
</section>`;
}

function accessOf(call: Call): string {
  if (call.access === "open") return "Open to anyone.";
  const scope = scopeOf(call);
  const requirement = `Requires a session${scope ? ` or a token with scope ${scope}` : "; tokens are not accepted"}.`;
  if (call.confirm === undefined) return requirement;
  return `${requirement} Requires a recent confirmation of identity${call.confirm === "always" ? "" : " if you have a second factor"}.`;
}

function uploadOf({ field, types, maxBytes }: NonNullable<Call["upload"]>): string {
  const kinds = types.map((type) => `<code>${escapeHtml(type)}</code>`).join(", ");
  return `<h3>Request body</h3><p>A form with a file in <code>${escapeHtml(field)}</code>: ${kinds}, at most ${maxBytes / 1024 / 1024} MB.</p>`;
}

const OUTPUT_LABELS = {
  nothing: "No body.",
  redirect: "A redirect.",
  page: "An HTML page.",
  csv: "A CSV file.",
  calendar: "An iCalendar file.",
  file: "A file.",
  events: "Server-sent events.",
};

const anchorOf = (name: string) => `schema-${name}`;

/** A schema as JSON, with links to the named schemas it references. */
function jsonBlock(schema: object): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2));
  const linked = text.replace(
    /(&#34;)#\/components\/schemas\/(\w+)&#34;/g,
    (_, quote: string, name: string) => `<a href="#${anchorOf(name)}">${quote}${name}${quote}</a>`,
  );
  return `<pre tabindex="0">${linked}</pre>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#22261f;--muted:#5d6257;--line:#dedacd;--green:#17693f;--sunk:#f3f1e9}
@media(prefers-color-scheme:dark){:root{--paper:#171914;--ink:#ecebe3;--muted:#a5a99b;--line:#34372d;--green:#6fd09b;--sunk:#1f221b}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{line-height:1.2}h2{margin:0 0 .5rem;font-size:1.125rem;overflow-wrap:anywhere}h3{margin:1rem 0 .25rem;font-size:.875rem;color:var(--muted)}
a{color:var(--green)}em{color:var(--muted);font-style:normal}
nav ul{list-style:none;padding:0;display:grid;gap:.25rem}nav a{display:inline-block;padding:.25rem 0}
section{border-top:1px solid var(--line);padding:1.5rem 0}
pre{margin:0;padding:.75rem 1rem;background:var(--sunk);border:1px solid var(--line);border-radius:.5rem;overflow:auto;font-size:.8125rem;line-height:1.45}
code{font-size:.9em}`;
