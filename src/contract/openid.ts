import * as z from "zod/mini";
import * as requests from "#contract/requests/auth.ts";
import { call } from "./call.ts";

/** From the page of an invitation one comes back there, or has joined: also where nobody else may register. */
export const ProviderQuery = z.object({ to: z.optional(z.literal("join", "to must be join")) });

export const openidSignIn = call({
  ...requests.openidSignIn,
  summary: "Leave for the server's own OpenID provider; a browser navigation.",
  access: "open",
  query: ProviderQuery,
  output: "redirect",
  status: 302,
});

export const openidCallback = call({
  ...requests.openidCallback,
  summary: "Come back from the server's own OpenID provider, signed in or not.",
  access: "open",
  output: "redirect",
  status: 302,
});
