export const exportData = { name: "exportData", method: "GET", path: "/api/export" } as const;
export const exportBillsCsv = { name: "exportBillsCsv", method: "GET", path: "/api/export/bills.csv" } as const;
export const exportIncomesCsv = { name: "exportIncomesCsv", method: "GET", path: "/api/export/incomes.csv" } as const;
export const exportPaymentsCsv = {
  name: "exportPaymentsCsv",
  method: "GET",
  path: "/api/export/payments.csv",
} as const;
export const exportLedgerCsv = { name: "exportLedgerCsv", method: "GET", path: "/api/export/ledger.csv" } as const;
