export const getPlan = { name: "getPlan", method: "GET", path: "/api/plan" } as const;
export const getPlanYear = { name: "getPlanYear", method: "GET", path: "/api/plan/year" } as const;
export const listWays = { name: "listWays", method: "GET", path: "/api/plan/ways" } as const;
export const fixPlan = { name: "fixPlan", method: "POST", path: "/api/plan/fix" } as const;
