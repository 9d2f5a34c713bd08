import type { AddressInfo } from "node:net";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import type { Settings } from "./env.ts";
import { codeOf } from "./start-error.ts";

/** The terminal message once Weekwise is running. */
export function startupMessage(settings: Settings, address: AddressInfo | string | null): string {
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  const url = settings.port === 0 ? `http://localhost:${port}` : settings.baseUrl.origin;
  const lines = ["", `  Weekwise is running at ${url}`];
  if (settings.demoAccount) lines.push(`  Demo sign-in: ${DEMO_EMAIL}, password ${DEMO_PASSWORD}`);
  lines.push("  Press Ctrl-C to stop.", "", "");
  return lines.join("\n");
}

/** A readable message for a server that can't listen; undefined for other errors. */
export function listenError(error: unknown): string | undefined {
  const fix = LISTEN_ERRORS[codeOf(error) ?? ""];
  return fix === undefined || !(error instanceof Error) ? undefined : `${fix} (${error.message})`;
}

const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: "The port is already in use. Stop the program that uses it, or set PORT to another one.",
  EACCES: "This user isn't allowed to use the port. Set PORT to one above 1023.",
  EADDRNOTAVAIL: "HOST is not an address of this machine.",
  ENOTFOUND: "HOST is not an address of this machine.",
};
