import { isDeepStrictEqual } from "node:util";
import type { Call } from "#contract/call.ts";

/**
 * Checks a response against its contract: parsing drops fields the schema does not name, so any difference afterwards
 * is a violation. For tests; in production responses are not checked.
 */
export function checkAnswer({ name, output }: Call, answer: unknown): void {
  if (typeof output === "string") {
    if (answer !== undefined) throw new Error(`${name} responded with a body, but its contract says ${output}`);
    return;
  }
  const sent: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const result = output.safeParse(sent);
  if (!result.success) {
    const issues = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`${name} does not match its contract: ${issues.join("; ")}`);
  }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(result.data)), sent)) {
    throw new Error(`${name} has fields that its contract does not: ${JSON.stringify(sent)}`);
  }
}
