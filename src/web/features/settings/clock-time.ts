/** Minutes of the day as a time field has them. 450 is "07:30" */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** And back; undefined while it is being typed. */
export function minutesOf(text: string): number | undefined {
  const found = /^(\d{2}):(\d{2})/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}
