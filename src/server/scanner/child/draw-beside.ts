import { type DrawnPage, drawPages, drawRaster, type PageToDraw } from "./draw-pages.ts";
import { askThread, openThread } from "./thread.ts";

/** Draws a page in the second thread: the library that draws is large, and held by one of the two. */
export const drawRasterBeside = (task: PageToDraw) => (openThread() ? askThread("raster", task) : drawRaster(task));

/** Pages of a PDF that are drawn beside other work, each once. */
export function openDrawings(bytes: Uint8Array, withViews: boolean) {
  const drawings = new Map<number, Promise<DrawnPage[]>>();
  function begin(numbers: readonly number[]): void {
    const task = { bytes, numbers: numbers.filter((number) => !drawings.has(number)), withViews };
    if (task.numbers.length === 0) return;
    const all = openThread() ? askThread("pages", task) : drawPages(task);
    // Whether it went wrong is asked later.
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
    /** Nothing is drawn unwatched, whether it is still wanted or not. */
    close: () => Promise.allSettled(drawings.values()),
  };
}
