export const getCalendar = { name: "getCalendar", method: "GET", path: "/api/calendar/{secret}.ics" } as const;
export const getCalendarAddress = { name: "getCalendarAddress", method: "GET", path: "/api/calendar" } as const;
export const replaceCalendarAddress = {
  name: "replaceCalendarAddress",
  method: "POST",
  path: "/api/calendar",
} as const;
