export const startStatement = { name: "startStatement", method: "POST", path: "/api/statements" } as const;
export const addStatementLines = {
  name: "addStatementLines",
  method: "POST",
  path: "/api/statements/{id}/lines",
} as const;
export const applyStatement = { name: "applyStatement", method: "POST", path: "/api/statements/{id}/apply" } as const;
export const undoStatement = { name: "undoStatement", method: "POST", path: "/api/statements/{id}/undo" } as const;
export const dropStatement = { name: "dropStatement", method: "DELETE", path: "/api/statements/{id}" } as const;
export const listStatements = { name: "listStatements", method: "GET", path: "/api/statements" } as const;
export const listStatementLines = { name: "listStatementLines", method: "GET", path: "/api/statement-lines" } as const;
