export const pauseBill = { name: "pauseBill", method: "POST", path: "/api/bills/{id}/pause" } as const;
export const resumeBill = { name: "resumeBill", method: "POST", path: "/api/bills/{id}/resume" } as const;
export const archiveBill = { name: "archiveBill", method: "POST", path: "/api/bills/{id}/archive" } as const;
export const bringBackBill = { name: "bringBackBill", method: "POST", path: "/api/bills/{id}/bring-back" } as const;
export const listAmounts = { name: "listAmounts", method: "GET", path: "/api/bills/{id}/amounts" } as const;
export const getRise = { name: "getRise", method: "GET", path: "/api/bills/rise" } as const;
