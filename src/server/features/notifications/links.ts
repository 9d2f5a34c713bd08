import { createHmac, timingSafeEqual } from "node:crypto";

/** The actions of a link in a message. */
export const LINK_ACTIONS = ["paid", "tomorrow"] as const;
type Content = { h: string; i: number; a: (typeof LINK_ACTIONS)[number] } | { u: string; e: string };

/** Links that need no sign-in: they contain their action, signed by this server. */
export function openLinks(secret: string) {
  const signatureOf = (text: string) => createHmac("sha256", secret).update(`link:${text}`).digest().subarray(0, 24);
  return {
    tokenOf(content: Content): string {
      const text = Buffer.from(JSON.stringify(content)).toString("base64url");
      return `${text}.${signatureOf(text).toString("base64url")}`;
    },
    read(token: string): Content | undefined {
      const [text = "", signature = ""] = token.split(".");
      const bytes = Buffer.from(signature, "base64url");
      const expected = signatureOf(text);
      if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return undefined;
      return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    },
  };
}
export type Links = ReturnType<typeof openLinks>;
