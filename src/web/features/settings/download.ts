import type { Call } from "#contract/call.ts";
import { addressOf, refusalOf } from "#web/lib/ask.ts";

const NAMED = /filename="([^"]+)"/;
// Long enough for the browser to have begun.
const KEPT = 10_000;

/** Fetches the file of a call and hands it to the browser to keep, under the name the server gave it. */
export async function download(call: Call): Promise<void> {
  const response = await fetch(addressOf(call), { method: call.method, credentials: "include", cache: "no-store" });
  if (!response.ok) throw await refusalOf(response);
  const name = NAMED.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "weekwise";
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
