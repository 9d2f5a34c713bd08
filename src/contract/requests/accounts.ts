export const listAccounts = { name: "listAccounts", method: "GET", path: "/api/accounts" } as const;
export const createAccount = { name: "createAccount", method: "POST", path: "/api/accounts" } as const;
export const updateAccount = { name: "updateAccount", method: "PATCH", path: "/api/accounts/{id}" } as const;
export const deleteAccount = { name: "deleteAccount", method: "DELETE", path: "/api/accounts/{id}" } as const;
export const listEntries = { name: "listEntries", method: "GET", path: "/api/accounts/{id}/entries" } as const;
export const listBalances = { name: "listBalances", method: "GET", path: "/api/accounts/{id}/balances" } as const;
