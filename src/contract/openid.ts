import * as z from "zod/mini";
import * as requests from "#contract/requests/auth.ts";
import { call } from "./call.ts";

/** With to=join, sign-in started on an invitation page and returns there, even if registration is closed. */
export const ProviderQuery = z.object({ to: z.optional(z.literal("join", "to must be join")) });

export const openidSignIn = call({
  ...requests.openidSignIn,
  summary: "Redirect to the server's OpenID provider to sign in (browser navigation).",
  access: "open",
  query: ProviderQuery,
  output: "redirect",
  status: 302,
});

export const openidCallback = call({
  ...requests.openidCallback,
  summary: "Handle the redirect back from the server's OpenID provider.",
  access: "open",
  output: "redirect",
  status: 302,
});
