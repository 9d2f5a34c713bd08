import { createHmac, timingSafeEqual } from "node:crypto";

/** The actions of a link in a message. */
export const LINK_ACTS = ["paid", "tomorrow"] as const;
type Content = { h: string; i: number; a: (typeof LINK_ACTS)[number] } | { u: string; e: string };

/** Links that need no sign-in: they contain their action, signed by this server. */
export function openLinks(secret: string) {
  const mark = (text: string) => createHmac("sha256", secret).update(`link:${text}`).digest().subarray(0, 24);
  return {
    tokenOf(content: Content): string {
      const text = Buffer.from(JSON.stringify(content)).toString("base64url");
      return `${text}.${mark(text).toString("base64url")}`;
    },
    read(token: string): Content | undefined {
      const [text = "", given = ""] = token.split(".");
      const bytes = Buffer.from(given, "base64url");
      const own = mark(text);
      if (bytes.length !== own.length || !timingSafeEqual(bytes, own)) return undefined;
      return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    },
  };
}
export type Links = ReturnType<typeof openLinks>;
