/** In the order of payment days: the first is day 1. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export const CURRENCIES = ["USD", "EUR", "GBP", "AUD"] as const;
export const DATE_FORMATS = ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"] as const;
/** How many days before a bill is due its reminder comes. */
export const REMINDER_DAYS = [1, 3, 7] as const;
export const THEMES = ["light", "dark"] as const;
