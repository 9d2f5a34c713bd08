export const listPayments = { name: "listPayments", method: "GET", path: "/api/payments" } as const;
export const cancelPayment = { name: "cancelPayment", method: "POST", path: "/api/payments/{id}/cancel" } as const;
export const undoPayment = { name: "undoPayment", method: "POST", path: "/api/payments/{id}/undo" } as const;
