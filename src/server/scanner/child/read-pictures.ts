import type { Job, ReadingListener } from "#server/scanner/messages.ts";
import type { Reading } from "#server/scanner/scanner.ts";
import { decode } from "./ocr/raster.ts";
import { readPicture } from "./ocr/read-picture.ts";
import { readPages } from "./reader/read-pages.ts";
import { refuse } from "./refused.ts";
import { isWorthless, pictureOf, toReading, viewsOf } from "./to-reading.ts";

/** Reads a photo or a scan. */
export async function readImage({ bytes, today, withViews }: Job, listener: ReadingListener): Promise<Reading> {
  listener.phase("look");
  listener.progress({ stage: "reading", page: 1, pages: 1 });
  const { raster, page } = await readPicture(await decode(bytes));
  listener.progress({ stage: "extracting" });
  const { draft, ruled, topics } = await readPages([page], { today });
  if (isWorthless(ruled)) throw refuse("unreadable");
  const views = withViews ? await viewsOf([raster]) : [];
  return toReading(draft, { pages: [page], pictures: [await pictureOf(raster)], views, engine: "picture", topics });
}
