export const changePassword = { name: "changePassword", method: "POST", path: "/api/auth/password" } as const;
export const changeEmail = { name: "changeEmail", method: "POST", path: "/api/auth/email" } as const;
export const sendConfirmation = {
  name: "sendConfirmation",
  method: "POST",
  path: "/api/auth/email/send-again",
} as const;
export const confirmEmail = { name: "confirmEmail", method: "POST", path: "/api/auth/email/confirm" } as const;
export const listSessions = { name: "listSessions", method: "GET", path: "/api/auth/sessions" } as const;
export const endSession = { name: "endSession", method: "DELETE", path: "/api/auth/sessions/{id}" } as const;
export const endOtherSessions = {
  name: "endOtherSessions",
  method: "POST",
  path: "/api/auth/sessions/end-others",
} as const;
export const previewLeaving = { name: "previewLeaving", method: "GET", path: "/api/auth/delete-account" } as const;
export const deleteMyAccount = { name: "deleteMyAccount", method: "POST", path: "/api/auth/delete-account" } as const;
