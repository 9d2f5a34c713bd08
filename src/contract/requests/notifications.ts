export const getNotifications = { name: "getNotifications", method: "GET", path: "/api/notifications" } as const;
export const saveNotifications = { name: "saveNotifications", method: "PUT", path: "/api/notifications" } as const;
export const addChannel = { name: "addChannel", method: "POST", path: "/api/notifications/channels" } as const;
export const removeChannel = {
  name: "removeChannel",
  method: "DELETE",
  path: "/api/notifications/channels/{id}",
} as const;
export const testChannel = { name: "testChannel", method: "POST", path: "/api/notifications/test" } as const;
export const listSent = { name: "listSent", method: "GET", path: "/api/notifications/history" } as const;
export const actOnMessage = { name: "actOnMessage", method: "POST", path: "/api/notifications/act/{token}" } as const;
export const showUnsubscribe = {
  name: "showUnsubscribe",
  method: "GET",
  path: "/api/notifications/unsubscribe/{token}",
} as const;
export const unsubscribe = {
  name: "unsubscribe",
  method: "POST",
  path: "/api/notifications/unsubscribe/{token}",
} as const;
