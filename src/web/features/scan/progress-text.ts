import type { ScanProgress } from "#contract/scan.ts";

/** What is happening, for a person who waits. */
export function progressWords(progress: ScanProgress | undefined): string {
  if (progress === undefined) return "Sending your bill…";
  if (progress.stage === "queued") return "Waiting in line…";
  if (progress.stage === "extracting") return "Picking out the details…";
  const { page, pages } = progress;
  if (page === undefined) return "Reading your bill…";
  return pages === undefined ? `Reading page ${page}…` : `Reading page ${page} of ${pages}…`;
}

/** How much of the way is done, roughly, in percent. */
export function progressPercent(progress: ScanProgress | undefined): number {
  if (progress === undefined) return 5;
  if (progress.stage === "queued") return 10;
  if (progress.stage === "extracting") return 90;
  const { page = 1, pages = 1 } = progress;
  return 15 + Math.round((70 * (page - 0.5)) / Math.max(1, pages));
}
