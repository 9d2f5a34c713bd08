import type { Finding } from "./wapiti.ts";

/** Pages that everybody is meant to see, and robots.txt asks machines not to list. */
const OUR_PAGES = /^\/(?:login|register)\/?$/;
// Fastify's: the size and the time of the file, nothing of the disk.
const ETAG = /^W\/"[0-9a-f]+-[0-9a-f]+"$/;

/** Why a finding is none, proven by asking again where it can be; undefined when it may be true. */
export async function isFalse(base: string, { what, where }: Finding): Promise<string | undefined> {
  const [method = "GET", path = "/"] = where.split(" ");
  if (method !== "GET" && method !== "HEAD") return undefined;
  const { headers, page } = await pageAt(base, path);
  if (/leaks inodes via ETags/.test(what))
    return ETAG.test(headers.get("etag") ?? "") ? "the ETag is a file's size and time, without an inode" : undefined;
  if (/robots\.txt.*contains \d+ entr/.test(what)) {
    const hidden = [...page.matchAll(/^Disallow: (.+)$/gm)].map(([, each = ""]) => each);
    const isOurs = hidden.every((each) => OUR_PAGES.test(each) || each === "/api/");
    return isOurs ? "robots.txt names pages that everybody may see" : undefined;
  }
  if (/This might be interesting/.test(what) && OUR_PAGES.test(path)) return "a page that everybody may see";
  if (page === (await pageAt(base, "/")).page)
    return "the landing page, which the specification shows on every unknown path";
  return undefined;
}

async function pageAt(base: string, path: string): Promise<{ headers: Headers; page: string }> {
  const answer = await fetch(`${base}${path}`, { headers: { accept: "text/html" } });
  return { headers: answer.headers, page: (await answer.text()).replace(/nonce="[^"]*"/g, "") };
}
