import { isDeepStrictEqual } from "node:util";
import type { Call } from "#contract/call.ts";

/**
 * Holds an answer to its contract: parsing drops what the schema does not name, so whatever differs afterwards was
 * never promised. For the tests; in production an answer is sent as it is.
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
