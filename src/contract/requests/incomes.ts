export const listIncomes = { name: "listIncomes", method: "GET", path: "/api/incomes" } as const;
export const createIncome = { name: "createIncome", method: "POST", path: "/api/incomes" } as const;
export const updateIncome = { name: "updateIncome", method: "PATCH", path: "/api/incomes/{id}" } as const;
export const deleteIncome = { name: "deleteIncome", method: "DELETE", path: "/api/incomes/{id}" } as const;
