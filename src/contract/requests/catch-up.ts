export const startCatchUp = { name: "startCatchUp", method: "POST", path: "/api/bills/{id}/catch-up" } as const;
export const stopCatchUp = { name: "stopCatchUp", method: "DELETE", path: "/api/bills/{id}/catch-up" } as const;
