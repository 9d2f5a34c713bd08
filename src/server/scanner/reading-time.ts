const HOUR = 3_600_000;

/** Tracks each user's reading time, and when they have used up this hour's. */
export function openReadingTime(secondsAnHour: number, now: () => number = () => performance.now()) {
  const hours = new Map<string, { ends: number; seconds: number }>();

  function hourOf(user: string) {
    for (const [other, { ends }] of hours) if (ends <= now()) hours.delete(other);
    return hours.get(user);
  }
  return {
    add(user: string, seconds: number): void {
      const hour = hourOf(user) ?? { ends: now() + HOUR, seconds: 0 };
      hour.seconds += seconds;
      hours.set(user, hour);
    },
    /** Seconds until this user may continue; undefined when they may now. */
    spentFor(user: string): number | undefined {
      const hour = hourOf(user);
      if (hour === undefined || hour.seconds < secondsAnHour) return undefined;
      return Math.ceil((hour.ends - now()) / 1000);
    },
  };
}
