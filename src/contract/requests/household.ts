export const getHousehold = { name: "getHousehold", method: "GET", path: "/api/household" } as const;
export const updateHousehold = { name: "updateHousehold", method: "PATCH", path: "/api/household" } as const;
export const setShares = { name: "setShares", method: "PUT", path: "/api/household/shares" } as const;
export const setBillShares = { name: "setBillShares", method: "PUT", path: "/api/bills/{id}/shares" } as const;
export const listHouseholds = { name: "listHouseholds", method: "GET", path: "/api/households" } as const;
export const createHousehold = { name: "createHousehold", method: "POST", path: "/api/households" } as const;
export const switchHousehold = {
  name: "switchHousehold",
  method: "POST",
  path: "/api/households/{id}/switch",
} as const;
export const leaveHousehold = { name: "leaveHousehold", method: "POST", path: "/api/household/leave" } as const;
export const changeRole = { name: "changeRole", method: "PATCH", path: "/api/household/members/{id}" } as const;
export const removeMember = { name: "removeMember", method: "DELETE", path: "/api/household/members/{id}" } as const;
export const deleteHouseholdData = {
  name: "deleteHouseholdData",
  method: "POST",
  path: "/api/household/delete-data",
} as const;
export const keepHouseholdData = {
  name: "keepHouseholdData",
  method: "POST",
  path: "/api/household/keep-data",
} as const;
export const handOver = { name: "handOver", method: "POST", path: "/api/household/hand-over" } as const;
