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
