import sharp from "sharp";
import { openBits, pcmSlice } from "./testing-hevc.ts";

const SIDE = 16;

const uint = (value: number, bytes: number) => {
  const out = Buffer.alloc(bytes);
  out.writeUIntBE(value, 0, bytes);
  return out;
};
const box = (type: string, ...parts: Uint8Array[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([uint(body.length + 8, 4), Buffer.from(type, "latin1"), body]);
};
const full = (type: string, version: number, ...parts: Uint8Array[]) =>
  box(type, uint(version, 1), uint(0, 3), ...parts);

/** A picture's declared properties, which may be false. */
type DeclaredSize = { width: number; height: number; brand?: string };

/** A HEIC with one coded picture and a declared size. */
function heicWith(
  { hvcC, data }: { hvcC: Buffer; data: Buffer },
  { width, height, brand = "heic" }: DeclaredSize,
  tiles?: { rows: number; columns: number },
) {
  const count = tiles ? tiles.rows * tiles.columns : 0;
  const ids = Array.from({ length: count + 1 }, (_, at) => at + 1);
  const grid = tiles
    ? Buffer.concat([
        uint(0, 1),
        uint(1, 1),
        uint(tiles.rows - 1, 1),
        uint(tiles.columns - 1, 1),
        uint(width, 4),
        uint(height, 4),
      ])
    : Buffer.alloc(0);
  const infe = (id: number, type: string) =>
    full("infe", 2, uint(id, 2), uint(0, 2), Buffer.from(`${type}\0`, "latin1"));
  const isGrid = (id: number) => tiles !== undefined && id === 1;
  const items = ids.map((id) => infe(id, isGrid(id) ? "grid" : "hvc1"));
  const ispe = (across: number, down: number) => full("ispe", 0, uint(across, 4), uint(down, 4));
  const properties = [box("hvcC", hvcC), ispe(width, height)];
  const links = ids.map((id) =>
    Buffer.concat([uint(id, 2), ...(isGrid(id) ? [uint(1, 1), uint(2, 1)] : [uint(2, 1), uint(0x81, 1), uint(2, 1)])]),
  );
  const made = (start: number) => {
    // One run of coded data serves every tile.
    const extents = ids.map((id) => {
      const [at, length] = isGrid(id) ? [start, grid.length] : [start + grid.length, data.length];
      return Buffer.concat([uint(id, 2), uint(0, 2), uint(1, 2), uint(at, 4), uint(length, 4)]);
    });
    const iref = tiles
      ? [full("iref", 0, box("dimg", uint(1, 2), uint(count, 2), ...ids.slice(1).map((id) => uint(id, 2))))]
      : [];
    const meta = full(
      "meta",
      0,
      full("hdlr", 0, uint(0, 4), Buffer.from("pict"), Buffer.alloc(13)),
      full("pitm", 0, uint(1, 2)),
      full("iloc", 0, uint(0x44, 1), uint(0, 1), uint(ids.length, 2), ...extents),
      full("iinf", 0, uint(ids.length, 2), ...items),
      ...iref,
      box("iprp", box("ipco", ...properties), full("ipma", 0, uint(ids.length, 4), ...links)),
    );
    const ftyp = box("ftyp", Buffer.from(`${brand}\0\0\0\0mif1heic`, "latin1"));
    return { head: Buffer.concat([ftyp, meta]), rest: box("mdat", grid, data) };
  };
  const { head } = made(0);
  const whole = made(head.length + 8);
  return Buffer.concat([whole.head, whole.rest]);
}

/** Encodes these grey values uncompressed: our own encoder need not be good. */
function codedOf(grey: Uint8Array, width: number, height: number) {
  const { vps, sps, pps } = parameterSets(width, height);
  const array = (type: number, unit: Buffer) =>
    Buffer.concat([uint(0x80 | type, 1), uint(1, 2), uint(unit.length, 2), unit]);
  const head = [1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f];
  const hvcC = Buffer.concat([Buffer.from(head), uint(3, 1), array(32, vps), array(33, sps), array(34, pps)]);
  const slice = pcmSlice(grey, width, height, SIDE);
  return { hvcC, data: Buffer.concat([uint(slice.length, 4), slice]) };
}

function parameterSets(width: number, height: number) {
  const profile = (bits: ReturnType<typeof openBits>) => {
    bits.put(1, 8).put(0x60000000, 32).put(0x9000, 16).put(0, 32).put(93, 8);
    return bits;
  };
  const vps = openBits(32).put(0, 4).put(3, 2).put(0, 6).put(0, 3).put(1, 1).put(0xffff, 16);
  profile(vps).put(1, 1).ue(0).ue(0).ue(0).put(0, 6).ue(0).put(0, 1).put(0, 1);
  const sps = openBits(33).put(0, 4).put(0, 3).put(1, 1);
  profile(sps).ue(0).ue(1).ue(width).ue(height).put(0, 1).ue(0).ue(0).ue(0).put(1, 1).ue(0).ue(0).ue(0);
  // Only 16×16 blocks, each of raw bytes.
  sps.ue(1).ue(0).ue(0).ue(2).ue(0).ue(0).put(0, 1).put(0, 1).put(0, 1);
  sps.put(1, 1).put(7, 4).put(7, 4).ue(1).ue(0).put(1, 1);
  sps.ue(0).put(0, 1).put(0, 1).put(0, 1).put(0, 1).put(0, 1);
  const pps = openBits(34).ue(0).ue(0).put(0, 2).put(0, 3).put(0, 2).ue(0).ue(0).se(0).put(0, 2).put(0, 1);
  pps.se(0).se(0).put(0, 6).put(0, 1).put(1, 1).put(0, 1).put(1, 1).put(0, 2).ue(0).put(0, 2);
  return { vps: vps.end(), sps: sps.end(), pps: pps.end() };
}

/** A grey picture in a phone's format. */
export async function heicOf(picture: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const [across, down] = [width - (width % SIDE), height - (height % SIDE)];
  const grey = await sharp(picture)
    .extract({ left: 0, top: 0, width: across, height: down })
    .greyscale()
    .raw()
    .toBuffer();
  return heicWith(codedOf(grey, across, down), { width: across, height: down });
}

/** A small grey picture with a false size, or declared as a grid of many tiles. */
export function hostileHeic(declared: DeclaredSize, tiles?: { rows: number; columns: number }, side = 64): Buffer {
  return heicWith(codedOf(new Uint8Array(side * side).fill(200), side, side), declared, tiles);
}
