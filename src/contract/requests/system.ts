export const health = { name: "health", method: "GET", path: "/api/health" } as const;
export const ready = { name: "ready", method: "GET", path: "/api/ready" } as const;
export const docs = { name: "docs", method: "GET", path: "/api/docs" } as const;
export const openApi = { name: "openApi", method: "GET", path: "/api/docs/openapi.json" } as const;
export const schedulerStatus = { name: "schedulerStatus", method: "GET", path: "/api/scheduler/status" } as const;
