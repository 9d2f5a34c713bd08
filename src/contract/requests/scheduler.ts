export const schedulerStatus = { name: "schedulerStatus", method: "GET", path: "/api/scheduler/status" } as const;
