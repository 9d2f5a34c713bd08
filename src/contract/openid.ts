import { call } from "./call.ts";

export const openidSignIn = call({
  name: "openidSignIn",
  summary: "Leave for the server's own OpenID provider; a browser navigation.",
  method: "GET",
  path: "/api/auth/openid",
  access: "open",
  output: "redirect",
  status: 302,
});

export const openidCallback = call({
  name: "openidCallback",
  summary: "Come back from the server's own OpenID provider, signed in or not.",
  method: "GET",
  path: "/api/auth/openid/callback",
  access: "open",
  output: "redirect",
  status: 302,
});
