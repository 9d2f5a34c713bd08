export const markMoved = { name: "markMoved", method: "POST", path: "/api/transfers" } as const;
export const undoMoved = { name: "undoMoved", method: "POST", path: "/api/transfers/undo" } as const;
