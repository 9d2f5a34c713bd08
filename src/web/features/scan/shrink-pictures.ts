import { SCAN_MAX_BYTES_TOGETHER } from "#contract/scan.ts";

/** More pixels than this tell the reader nothing. */
const LONGEST = 2600;
const QUALITY = 0.85;

/** Pictures small enough to be sent together; as they are where they fit, or where this browser cannot draw one. */
export async function shrinkPictures(files: readonly File[]): Promise<readonly File[]> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return size <= SCAN_MAX_BYTES_TOGETHER ? files : Promise.all(files.map(shrink));
}

async function shrink(file: File): Promise<File> {
  try {
    // Upright by what the camera noted, as the reader would turn it.
    const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST / Math.max(whole.width, whole.height));
    const canvas = new OffscreenCanvas(Math.round(whole.width * scale), Math.round(whole.height * scale));
    canvas.getContext("2d")?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
