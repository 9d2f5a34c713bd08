export const scanBill = { name: "scanBill", method: "POST", path: "/api/bills/scan" } as const;
