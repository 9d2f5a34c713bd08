import type { Raster, Strip } from "./raster.ts";

/** The height of a line in the recogniser's input. */
export const LINE_HEIGHT = 40;
export const MAX_WIDTH = 2400;

/** Lines are read slightly stretched: at this height, narrow letters would otherwise share a place. */
const STRETCH = 1.05;

/** A strip's width in the recogniser's input. */
export function widthOf({ length, thickness }: Strip): number {
  return Math.min(MAX_WIDTH, Math.max(16, Math.round((length / thickness) * LINE_HEIGHT * STRETCH)));
}

/** A place in a batch: where it starts, and how large it is. Rows may be longer than what is drawn in them. */
export type BatchPlace = { offset?: number; width: number; height: number; stride?: number };

/**
 * Draws a rotated strip upright into a batch, in the networks' format: BGR, from -1 to 1. Each point is interpolated
 * from its four neighbours, and averaged over rows where the picture is much larger than the line.
 */
export function sample(raster: Raster, strip: Strip, out: Float32Array, place: BatchPlace) {
  const { offset = 0, width, height, stride = width } = place;
  const { data, width: pictureWidth, height: pictureHeight } = raster;
  const plane = height * stride;
  const [cos, sin] = [Math.cos(strip.angle), Math.sin(strip.angle)];
  const [stepX, stepY] = [strip.length / width, strip.thickness / height];
  const taps = stepY > 1.6 ? 2 : 1;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let [red, green, blue] = [0, 0, 0];
      for (let tap = 0; tap < taps; tap++) {
        const v = (row + (tap + 0.5) / taps) * stepY - strip.thickness / 2;
        const u = (column + 0.5) * stepX - strip.length / 2;
        const x = Math.min(pictureWidth - 1.001, Math.max(0, strip.x + u * cos - v * sin - 0.5));
        const y = Math.min(pictureHeight - 1.001, Math.max(0, strip.y + u * sin + v * cos - 0.5));
        const [left, top] = [Math.floor(x), Math.floor(y)];
        const [fx, fy] = [x - left, y - top];
        const at = (top * pictureWidth + left) * 3;
        const below = at + pictureWidth * 3;
        const [a, b, c, d] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
        red += a * (data[at] ?? 0) + b * (data[at + 3] ?? 0) + c * (data[below] ?? 0) + d * (data[below + 3] ?? 0);
        green +=
          a * (data[at + 1] ?? 0) + b * (data[at + 4] ?? 0) + c * (data[below + 1] ?? 0) + d * (data[below + 4] ?? 0);
        blue +=
          a * (data[at + 2] ?? 0) + b * (data[at + 5] ?? 0) + c * (data[below + 2] ?? 0) + d * (data[below + 5] ?? 0);
      }
      const point = offset + row * stride + column;
      const scale = 2 / (255 * taps);
      out[point] = blue * scale - 1;
      out[point + plane] = green * scale - 1;
      out[point + 2 * plane] = red * scale - 1;
    }
  }
}
