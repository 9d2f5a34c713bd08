import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pagePolicy } from "./security-headers.ts";

/** An HTML file in memory, split at the nonce, with the script hashes for its policy. */
export type Page = { pieces: readonly string[]; scripts: readonly string[]; styles: readonly string[] };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const NONCE = "__CSP_NONCE__";

function hashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}

/** Reads a built page once, at startup. */
export async function readPage(root: string, name: string): Promise<Page> {
  const html = await readFile(join(root, name), "utf8");
  return {
    pieces: html.split(NONCE),
    scripts: hashes(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g),
    styles: hashes(html, /<style[^>]*>([\s\S]+?)<\/style>/g),
  };
}

/** Chooses brotli or gzip, whichever the browser accepts; a quality of 0 means no. */
export function chooseEncoding(accepted: string | undefined): "br" | "gzip" | undefined {
  const offered = new Map(
    (accepted ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, quality === undefined || Number(quality.slice(2)) > 0] as const;
    }),
  );
  const isAccepted = (name: string) => offered.get(name) ?? offered.get("*") ?? false;
  return isAccepted("br") ? "br" : isAccepted("gzip") ? "gzip" : undefined;
}

function compress(html: string, encoding: "br" | "gzip"): Promise<Buffer> {
  return encoding === "gzip" ? zip(html) : brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Sends a page with a new nonce, so it is never cached. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString("base64");
  const html = page.pieces.join(nonce);
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  reply.type("text/html; charset=utf-8").headers({
    "cache-control": "no-cache",
    "content-security-policy": pagePolicy(nonce, page),
    vary: "accept-encoding",
  });
  if (!encoding) return reply.send(html);
  return reply.header("content-encoding", encoding).send(await compress(html, encoding));
}
