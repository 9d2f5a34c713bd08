export const listInvitations = { name: "listInvitations", method: "GET", path: "/api/household/invitations" } as const;
export const invite = { name: "invite", method: "POST", path: "/api/household/invitations" } as const;
export const revokeInvitation = {
  name: "revokeInvitation",
  method: "DELETE",
  path: "/api/household/invitations/{id}",
} as const;
export const readInvitation = { name: "readInvitation", method: "POST", path: "/api/invitations/read" } as const;
export const acceptInvitation = { name: "acceptInvitation", method: "POST", path: "/api/invitations/accept" } as const;
