import type { FastifyInstance } from "fastify";
import { Fault } from "#server/fault.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";

/** Nothing in the contract is nested half as deep. */
const MAX_DEPTH = 32;

const LARGE_BODY = 1024 * 1024;

/** Parses JSON bodies, and rejects those nested only to waste time and memory. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    const finish = (isDeep: boolean) => {
      if (isDeep) done(new Fault("invalid", "The request is nested too deeply"));
      else parse(request, body, done);
    };
    if (body.length <= LARGE_BODY) finish(isTooDeep(body));
    else isLargeTooDeep(body).then(finish, done);
  });
}

const [QUOTE, BACKSLASH, ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [34, 92, 91, 93, 123, 125];

export function isTooDeep(text: string): boolean {
  for (const isDeep of scanDepth(text)) if (isDeep) return true;
  return false;
}

/** The same for a large body: scanning takes as long as parsing, so others get their turn in between. */
async function isLargeTooDeep(text: string): Promise<boolean> {
  for (const isDeep of scanDepth(text)) {
    if (isDeep) return true;
    await yieldToEventLoop();
  }
  return false;
}

/** After each piece, and at the end, yields whether the text is too deep so far. */
function* scanDepth(text: string): Generator<boolean> {
  let depth = 0;
  let next = LARGE_BODY;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === ARRAY || code === OBJECT) depth += 1;
    else if (code === ARRAY_END || code === OBJECT_END) depth -= 1;
    if (depth > MAX_DEPTH) return yield true;
    if (at < next) continue;
    next = at + LARGE_BODY;
    yield false;
  }
  yield false;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
