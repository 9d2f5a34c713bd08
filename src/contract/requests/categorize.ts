export const categorize = { name: "categorize", method: "POST", path: "/api/ai/categorize" } as const;
