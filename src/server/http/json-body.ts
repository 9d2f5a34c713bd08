import type { FastifyInstance } from "fastify";
import { Fault } from "#server/fault.ts";

/** Nothing in the contract is nested half as deep. */
const DEEPEST = 32;

const LARGE = 1024 * 1024;

/** JSON bodies, those aside that are nested for no other reason than the time and memory it takes to look into them. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isTooDeep(body)) done(new Fault("invalid", "The request is nested too deeply"));
    // Looking through a large body takes a while, and so does reading it; others have their turn in between.
    else if (body.length > LARGE) setImmediate(() => parse(request, body, done));
    else parse(request, body, done);
  });
}

const [QUOTE, BACKSLASH] = [34, 92];
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
