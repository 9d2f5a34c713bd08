import * as oidc from "openid-client";

export type ProviderSettings = { clientId: string; clientSecret: string; issuer: URL };

/** Stored in a signed cookie while the user is at the provider. */
export type ProviderState = { state: string; nonce: string; verifier: string };

export type ProviderPerson = {
  subject: string;
  email: string;
  isVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
};

/** An OpenID provider, such as Google: redirects to it, and handles the return. */
export type Provider = ReturnType<typeof openProvider>;

export function openProvider(settings: ProviderSettings, callback: URL) {
  let found: Promise<oidc.Configuration> | undefined;

  // Requested on first use, and again after a failure: the provider may be down when we start.
  function configuration(): Promise<oidc.Configuration> {
    const insecure = settings.issuer.protocol === "http:" ? [oidc.allowInsecureRequests] : [];
    // The ID token comes directly from the provider over TLS; its signature is checked anyway.
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

  async function startSignIn(): Promise<{ url: URL; state: ProviderState }> {
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

  async function finishSignIn(query: string, state: ProviderState): Promise<ProviderPerson> {
    const returnUrl = new URL(callback);
    returnUrl.search = query;
    const found = await configuration();
    const tokens = await oidc.authorizationCodeGrant(found, returnUrl, {
      pkceCodeVerifier: state.verifier,
      expectedState: state.state,
      expectedNonce: state.nonce,
      idTokenExpected: true,
    });
    const idToken = tokens.claims();
    if (idToken === undefined) throw new Error("the provider sent no ID token");
    // Some providers keep the ID token short and return the user's details on request.
    const mustAsk = typeof idToken.email !== "string" && found.serverMetadata().userinfo_endpoint !== undefined;
    const claims = mustAsk ? await oidc.fetchUserInfo(found, tokens.access_token, idToken.sub) : idToken;
    if (typeof claims.email !== "string") throw new Error("the provider sent no email address");
    return {
      subject: idToken.sub,
      email: claims.email.trim().toLowerCase(),
      isVerified: claims.email_verified === true,
      firstName: textOf(claims.given_name),
      lastName: textOf(claims.family_name),
      picture: textOf(claims.picture),
    };
  }

  return { startSignIn, finishSignIn };
}

function textOf(claim: unknown): string | null {
  return typeof claim === "string" ? claim.replaceAll("\0", "").slice(0, 500) || null : null;
}
