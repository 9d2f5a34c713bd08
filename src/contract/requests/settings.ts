export const readSettings = { name: "readSettings", method: "GET", path: "/api/settings" } as const;
export const saveSettings = { name: "saveSettings", method: "PUT", path: "/api/settings" } as const;
