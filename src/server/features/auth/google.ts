import * as oidc from "openid-client";
import type { Settings } from "#server/env.ts";

export type GoogleSettings = NonNullable<Settings["google"]>;

/** What travels with the browser between leaving and coming back, in a signed cookie. */
export type GoogleState = { state: string; nonce: string; verifier: string };

export type GooglePerson = {
  googleId: string;
  email: string;
  isVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
};

/** The door to Google (or any OpenID provider): leave for it, and come back as somebody. */
export type Google = ReturnType<typeof openGoogle>;

export function openGoogle(settings: GoogleSettings, baseUrl: URL) {
  const callback = new URL("/api/auth/google/callback", baseUrl);
  let found: Promise<oidc.Configuration> | undefined;

  // Asked when first needed, and asked again if it failed: the provider may be down while we start.
  function configuration(): Promise<oidc.Configuration> {
    const insecure = settings.issuer.protocol === "http:" ? [oidc.allowInsecureRequests] : [];
    // The ID token comes straight from the provider, over TLS; its signature is checked all the same.
    found ??= oidc
      .discovery(settings.issuer, settings.clientId, settings.clientSecret, undefined, {
        execute: [oidc.enableNonRepudiationChecks, ...insecure],
        timeout: 10,
      })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  }

  async function leave(): Promise<{ url: URL; state: GoogleState }> {
    const state = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const url = oidc.buildAuthorizationUrl(await configuration(), {
      redirect_uri: callback.href,
      scope: "openid email profile",
      code_challenge: await oidc.calculatePKCECodeChallenge(state.verifier),
      code_challenge_method: "S256",
      state: state.state,
      nonce: state.nonce,
    });
    return { url, state };
  }

  async function comeBack(query: string, state: GoogleState): Promise<GooglePerson> {
    const here = new URL(callback);
    here.search = query;
    const tokens = await oidc.authorizationCodeGrant(await configuration(), here, {
      pkceCodeVerifier: state.verifier,
      expectedState: state.state,
      expectedNonce: state.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined || typeof claims.email !== "string") throw new Error("the provider sent no email address");
    return {
      googleId: claims.sub,
      email: claims.email.trim().toLowerCase(),
      isVerified: claims.email_verified === true,
      firstName: textOf(claims.given_name),
      lastName: textOf(claims.family_name),
      picture: textOf(claims.picture),
    };
  }

  return { leave, comeBack };
}

function textOf(claim: unknown): string | null {
  return typeof claim === "string" ? claim.replaceAll("\0", "").slice(0, 500) || null : null;
}
