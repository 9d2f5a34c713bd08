import { createServer } from "node:http";
import Provider from "oidc-provider";
import { freePort } from "./free-port.ts";

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

export type Identity = { sub: string; email: string; email_verified: boolean; given_name: string; family_name: string };

/** A real local OpenID provider that stands in for Google. It accepts any identity without a password. */
export async function startOpenIdProvider(redirectUri: string, given?: number) {
  const port = given ?? (await freePort());
  const issuer = `http://localhost:${port}`;
  const client = { client_id: "weekwise-test", client_secret: "a client secret for tests only" };
  const people = new Map<string, Identity>();
  const isShort = new Set<string>();
  const provider = new Provider(issuer, {
    clients: [
      { ...client, redirect_uris: [redirectUri], response_types: ["code"], grant_types: ["authorization_code"] },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    // Google puts the claims into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ["a key for tests only"] },
    findAccount: async (_, id) => ({
      accountId: id,
      claims: async (use) => ({ ...(use === "id_token" && isShort.has(id) ? {} : people.get(id)), sub: id }),
    }),
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    know: (person: Identity) => people.set(person.sub, person),
    /** Puts only the subject into this person's ID token, and the rest into userinfo. */
    saysLittleOf: ({ sub }: Identity) => isShort.add(sub),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
