import { type DrawnPage, drawPages, drawRaster, type PageToDraw } from "./draw-pages.ts";
import { runInThread, startThread } from "./thread.ts";

/** Renders a page in the second thread: the rendering library is large, and loaded in only one of the two. */
export const drawRasterInThread = (task: PageToDraw) =>
  startThread() ? runInThread("raster", task) : drawRaster(task);

/** Pages of a PDF rendered alongside other work, each once. */
export function openDrawings(bytes: Uint8Array, withViews: boolean) {
  const drawings = new Map<number, Promise<DrawnPage[]>>();
  function begin(numbers: readonly number[]): void {
    const task = { bytes, numbers: numbers.filter((number) => !drawings.has(number)), withViews };
    if (task.numbers.length === 0) return;
    const all = startThread() ? runInThread("pages", task) : drawPages(task);
    // Errors are checked later.
    all.catch(() => {});
    for (const [at, number] of task.numbers.entries())
      drawings.set(
        number,
        all.then((pages) => pages.slice(at, at + 1)),
      );
  }
  return {
    begin,
    async finish(numbers: readonly number[]): Promise<DrawnPage[]> {
      begin(numbers);
      return (await Promise.all(numbers.map((number) => drawings.get(number) ?? []))).flat();
    },
    /** Every rendering is awaited, whether or not it is still needed. */
    close: () => Promise.allSettled(drawings.values()),
  };
}
