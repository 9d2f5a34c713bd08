export const listDocuments = { name: "listDocuments", method: "GET", path: "/api/bills/{id}/documents" } as const;
export const addDocument = { name: "addDocument", method: "POST", path: "/api/bills/{id}/documents" } as const;
export const downloadDocument = { name: "downloadDocument", method: "GET", path: "/api/documents/{id}" } as const;
export const viewDocument = { name: "viewDocument", method: "GET", path: "/api/documents/{id}/view" } as const;
export const viewDocumentPage = { name: "viewDocumentPage", method: "GET", path: "/api/documents/{id}/page" } as const;
export const deleteDocument = { name: "deleteDocument", method: "DELETE", path: "/api/documents/{id}" } as const;
