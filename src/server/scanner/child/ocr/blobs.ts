import type { Strip } from "./raster.ts";

const MIN_PROBABILITY = 0.3;
const MIN_MEAN_PROBABILITY = 0.5;
const MIN_PIXELS = 12;

export type Blob = { strip: Strip; size: number };

type Sums = { count: number; x: number; y: number; xx: number; yy: number; xy: number; probability: number };

/** Connected components of a text probability map, each as its rotated bounding rectangle. */
export function blobsIn(map: Float32Array, width: number, height: number): Blob[] {
  const visited = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  const found: Blob[] = [];
  for (let start = 0; start < map.length; start++) {
    if (visited[start] === 1 || (map[start] ?? 0) <= MIN_PROBABILITY) continue;
    const pixels = floodFill(map, visited, stack, start, width, height);
    const sums = sumsOf(map, pixels, width);
    if (sums.count < MIN_PIXELS || sums.probability / sums.count < MIN_MEAN_PROBABILITY) continue;
    found.push({ strip: stripOf(pixels, sums, width), size: sums.count });
  }
  return found;
}

/** Flood-fills a component and returns its pixels: the stack is never popped, so it is the list. */
function floodFill(
  map: Float32Array,
  visited: Uint8Array,
  stack: Int32Array,
  start: number,
  width: number,
  height: number,
) {
  let end = 0;
  stack[end++] = start;
  visited[start] = 1;
  for (let next = 0; next < end; next++) {
    const at = stack[next] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const other = ny * width + nx;
        if (visited[other] === 1 || (map[other] ?? 0) <= MIN_PROBABILITY) continue;
        visited[other] = 1;
        stack[end++] = other;
      }
    }
  }
  return stack.subarray(0, end);
}

function sumsOf(map: Float32Array, pixels: Int32Array, width: number): Sums {
  const sums: Sums = { count: pixels.length, x: 0, y: 0, xx: 0, yy: 0, xy: 0, probability: 0 };
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    sums.x += x;
    sums.y += y;
    sums.xx += x * x;
    sums.yy += y * y;
    sums.xy += x * y;
    sums.probability += map[at] ?? 0;
  }
  return sums;
}

/** The rectangle along the component's principal axis; upright if it has none. */
function stripOf(pixels: Int32Array, { count, x, y, xx, yy, xy }: Sums, width: number): Strip {
  const [mx, my] = [x / count, y / count];
  const [vx, vy, cov] = [xx / count - mx * mx, yy / count - my * my, xy / count - mx * my];
  const spread = Math.sqrt((vx - vy) ** 2 + 4 * cov ** 2);
  const isLong = vx + vy + spread > 9 * Math.max(0.1, vx + vy - spread);
  const angle = isLong ? 0.5 * Math.atan2(2 * cov, vx - vy) : vy > 2 * vx ? Math.PI / 2 : 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const at of pixels) {
    const dx = (at % width) - mx;
    const dy = Math.floor(at / width) - my;
    const along = dx * cos + dy * sin;
    const across = dy * cos - dx * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [a, c] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: mx + a * cos - c * sin + 0.5,
    y: my + a * sin + c * cos + 0.5,
    length: right - left + 1,
    thickness: bottom - top + 1,
    angle,
  };
}
