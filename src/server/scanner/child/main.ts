import { toSharp } from "#server/scanner/child/ocr/raster.ts";
import type { ChildMessage, DrawJob, Job } from "#server/scanner/messages.ts";
import { drawRasterInThread } from "./draw-beside.ts";
import { checkSize } from "./pdf-size.ts";
import { readPdf } from "./read-pdf.ts";
import { readPictures } from "./read-pictures.ts";
import { isRefused, refuse } from "./refused.ts";
import { threadStarted } from "./thread.ts";

/** Enough to read a bill's small print on a large screen. */
const MAX_SIDE = 1800;

const send = (message: ChildMessage) => process.send?.(message);

function usedSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

// One file at a time: the next one is sent after this one's answer.
process.on("message", async (job: Job) => {
  try {
    if ("page" in job) {
      send({ type: "phase", phase: "draw", used: usedSeconds() });
      send({ type: "drawn", ...(await drawPage(job)) });
      return;
    }
    const read = job.files[0]?.kind === "pdf" ? readPdf : readPictures;
    const reading = await read(job, {
      progress: (progress) => send({ type: "progress", progress }),
      phase: (phase) => send({ type: "phase", phase, used: usedSeconds() }),
    });
    send({ type: "read", reading });
  } catch (error) {
    const refused = isRefused(error) ? error : refuse("unreadable");
    send({ type: "refused", ...refused });
  }
});

// The parent process has exited.
process.on("disconnect", () => process.exit(0));
process.on("uncaughtException", () => process.exit(1));
await threadStarted();
send({ type: "ready" });

/** A page of a PDF as a picture: nothing else in the file gets out. */
async function drawPage({ bytes, page }: DrawJob): Promise<{ jpeg: Uint8Array<ArrayBuffer>; pages: number }> {
  await checkSize(bytes);
  const raster = await drawRasterInThread({ bytes, number: page, longest: MAX_SIDE });
  const jpeg = await toSharp(raster).jpeg({ quality: 82 }).toBuffer();
  return { jpeg: new Uint8Array(jpeg), pages: raster.pages };
}
