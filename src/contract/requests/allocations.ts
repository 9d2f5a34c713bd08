export const allocate = { name: "allocate", method: "POST", path: "/api/allocations" } as const;
