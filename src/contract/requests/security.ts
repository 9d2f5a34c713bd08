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
