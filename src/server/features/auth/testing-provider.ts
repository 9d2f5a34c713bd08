import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const newKeys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const providerKeys = newKeys();
const strangers = newKeys();

export type Signer = "provider" | "stranger" | "nobody" | "public key as a secret";

/** A token as a provider, or an impostor, would create it. */
export function idToken(claims: object, signer: Signer): string {
  const alg = { provider: "RS256", stranger: "RS256", nobody: "none", "public key as a secret": "HS256" }[signer];
  const head = `${base64({ alg, kid: "one", typ: "JWT" })}.${base64(claims)}`;
  const pem = providerKeys.publicKey.export({ type: "spki", format: "pem" });
  const signature = {
    provider: () => sign("sha256", Buffer.from(head), providerKeys.privateKey).toString("base64url"),
    stranger: () => sign("sha256", Buffer.from(head), strangers.privateKey).toString("base64url"),
    nobody: () => "",
    "public key as a secret": () => createHmac("sha256", pem).update(head).digest("base64url"),
  }[signer]();
  return `${head}.${signature}`;
}

/** A small OpenID provider that can be made to lie: it returns what `says` contains. */
export async function startLyingProvider() {
  const says = { issuer: "", token: "" };
  const server = createServer((request, response) => {
    const at = `http://${request.headers.host}`;
    const answers: Record<string, object> = {
      "/.well-known/openid-configuration": {
        issuer: says.issuer || at,
        authorization_endpoint: `${at}/authorize`,
        token_endpoint: `${at}/token`,
        jwks_uri: `${at}/jwks`,
        id_token_signing_alg_values_supported: ["RS256"],
      },
      "/jwks": {
        keys: [{ ...providerKeys.publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }],
      },
      "/token": { access_token: "an access token nobody needs", token_type: "bearer", id_token: says.token },
    };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(answers[request.url ?? ""] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { issuer, says, close };
}
