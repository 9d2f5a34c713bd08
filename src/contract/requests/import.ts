export const previewImport = { name: "previewImport", method: "POST", path: "/api/import/preview" } as const;
export const importData = { name: "importData", method: "POST", path: "/api/import" } as const;
export const importDocument = { name: "importDocument", method: "POST", path: "/api/import/documents" } as const;
