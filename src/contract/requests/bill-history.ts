export const listBillHistory = { name: "listBillHistory", method: "GET", path: "/api/bills/{id}/history" } as const;
