export const openidSignIn = { name: "openidSignIn", method: "GET", path: "/api/auth/openid" } as const;
export const openidCallback = { name: "openidCallback", method: "GET", path: "/api/auth/openid/callback" } as const;
