export const listTokens = { name: "listTokens", method: "GET", path: "/api/tokens" } as const;
export const createToken = { name: "createToken", method: "POST", path: "/api/tokens" } as const;
export const deleteToken = { name: "deleteToken", method: "DELETE", path: "/api/tokens/{id}" } as const;
