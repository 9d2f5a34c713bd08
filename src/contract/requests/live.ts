export const watchChanges = { name: "watchChanges", method: "GET", path: "/api/live" } as const;
