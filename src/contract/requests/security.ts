export const getSecurity = { name: "getSecurity", method: "GET", path: "/api/auth/security" } as const;
export const secondStepWays = { name: "secondStepWays", method: "GET", path: "/api/auth/second-step" } as const;
export const secondStep = { name: "secondStep", method: "POST", path: "/api/auth/second-step" } as const;
export const confirmIdentity = { name: "confirmIdentity", method: "POST", path: "/api/auth/confirm" } as const;
export const beginAuthenticator = {
  name: "beginAuthenticator",
  method: "POST",
  path: "/api/auth/authenticator",
} as const;
export const finishAuthenticator = {
  name: "finishAuthenticator",
  method: "POST",
  path: "/api/auth/authenticator/first-code",
} as const;
export const removeAuthenticator = {
  name: "removeAuthenticator",
  method: "DELETE",
  path: "/api/auth/authenticator",
} as const;
export const renewRecoveryCodes = {
  name: "renewRecoveryCodes",
  method: "POST",
  path: "/api/auth/recovery-codes",
} as const;
export const askPasskey = { name: "askPasskey", method: "POST", path: "/api/auth/passkey/options" } as const;
export const passkeySignIn = { name: "passkeySignIn", method: "POST", path: "/api/auth/passkey" } as const;
export const askNewPasskey = { name: "askNewPasskey", method: "POST", path: "/api/auth/passkeys/options" } as const;
export const addPasskey = { name: "addPasskey", method: "POST", path: "/api/auth/passkeys" } as const;
export const removePasskey = { name: "removePasskey", method: "DELETE", path: "/api/auth/passkeys/{id}" } as const;
export const askPasskeyToConfirm = {
  name: "askPasskeyToConfirm",
  method: "POST",
  path: "/api/auth/confirm/options",
} as const;
export const listTokens = { name: "listTokens", method: "GET", path: "/api/tokens" } as const;
export const createToken = { name: "createToken", method: "POST", path: "/api/tokens" } as const;
export const deleteToken = { name: "deleteToken", method: "DELETE", path: "/api/tokens/{id}" } as const;
