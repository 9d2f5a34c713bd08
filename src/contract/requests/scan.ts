export const scanBill = { name: "scanBill", method: "POST", path: "/api/bills/scan" } as const;
export const learnFromScan = { name: "learnFromScan", method: "POST", path: "/api/scan-lessons" } as const;
export const listScanLessons = { name: "listScanLessons", method: "GET", path: "/api/scan-lessons" } as const;
export const forgetScanLesson = { name: "forgetScanLesson", method: "DELETE", path: "/api/scan-lessons/{id}" } as const;
