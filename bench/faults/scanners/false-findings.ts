import type { Finding } from "./wapiti.ts";

/** Why a finding is none, proven by asking again; undefined when it may be true. */
export async function isFalse(base: string, { where }: Finding): Promise<string | undefined> {
  const [method = "GET", path = "/"] = where.split(" ");
  if (method !== "GET" && method !== "HEAD") return undefined;
  if ((await pageAt(base, path)) === (await pageAt(base, "/")))
    return "the landing page, which the specification shows on every unknown path";
  return undefined;
}

async function pageAt(base: string, path: string): Promise<string> {
  const answer = await fetch(`${base}${path}`, { headers: { accept: "text/html" } });
  return (await answer.text()).replace(/nonce="[^"]*"/g, "");
}
