import type { AddressInfo } from "node:net";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import type { Settings } from "./env.ts";

/** What a person reads in the terminal once Weekwise runs. */
export function greet(settings: Settings, address: AddressInfo | string | null): string {
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  const url = settings.port === 0 ? `http://localhost:${port}` : settings.baseUrl.origin;
  const lines = ["", `  Weekwise runs at ${url}`];
  if (settings.demoAccount) lines.push(`  Demo sign-in: ${DEMO_EMAIL} with the password ${DEMO_PASSWORD}`);
  lines.push("  Stop it with Ctrl-C.", "", "");
  return lines.join("\n");
}

/** Something the person who starts Weekwise can mend: said in words, without a stack. */
export function isStartError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error.name === "StartError") return true;
  const mend = LISTEN[Reflect.get(error, "code")];
  if (mend === undefined) return false;
  error.message = `${mend} (${error.message})`;
  return true;
}

const LISTEN: Record<string, string> = {
  EADDRINUSE: "The port is in use already. Stop what uses it, or set PORT to another one.",
  EACCES: "The port may not be opened. Set PORT to one above 1023.",
  EADDRNOTAVAIL: "This machine does not have the address that HOST names.",
  ENOTFOUND: "This machine does not have the address that HOST names.",
};
